// SPDX-License-Identifier: Apache-2.0

/// The names of Apple's platforms that the project declares: types, and methods and properties of types that apps extend.
///
/// A new name belongs here if Apple documents it, and on `docs/OwnNames.md` otherwise.
enum SwiftUINames {
    static let all = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Types that apps extend with names of their own, where a name of ours could be ambiguous.
    static let extended: Set<String> = [
        "View", "Text", "Image", "Color", "Font", "Shape", "ShapeStyle", "EnvironmentValues", "Binding", "Animation",
        "Gesture", "Path", "Scene", "Alignment", "Edge", "App", "NavigationLink", "Transition", "DynamicViewContent",
        "PresentationDetent", "CGRect", "CGSize", "CGPoint", "Array", "Double", "CGFloat", "String", "URL", "Optional",
    ]

    private static let text = """
        UIPasteboard NSUserActivity View.onContinueUserActivity HSplitView VSplitView CATransform3D
        OSSignposter OSSignpostID OSSignpostIntervalState
        EnvironmentValues.backgroundMaterial BreakthroughEffect View.breakthroughEffect
        View.presentationBreakthroughEffect View.fileDialogURLEnabled View.fileExporterFilenameLabel
        AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityFocusState
        AlternatingRowBackgroundBehavior AutomaticTableStyle BorderedTableStyle EmptyTableRowContent InsetTableStyle Table
        TableColumn TableColumnAlignment TableColumnBuilder TableColumnContent TableColumnForEach TableForEachContent
        TableHeaderRowContent TableRow TableRowBuilder TableRowContent TableStyle TupleTableColumnContent
        TupleTableRowContent View.alternatingRowBackgrounds View.selectionDisabled View.tableColumnHeaders
        View.tableStyle
        AccessibilityHeadingLevel AccessibilityTextContentType AccessibilityTraits AccessoryCircularCapacityGaugeStyle
        OffsetShape RotatedShape ScaledShape TransformedShape EllipticalGradient ShadowStyle ImagePaint ColorMatrix
        LinkShapeStyle SelectionShapeStyle WindowBackgroundShapeStyle ContentShapeKinds PointerStyle
        Shape.buttonBorder ShapeStyle.shadow ShapeStyle.image ShapeStyle.ellipticalGradient ShapeStyle.link
        ShapeStyle.selection ShapeStyle.windowBackground Font.default Path.contains Text.textScale View.textScale
        View.backgroundStyle View.colorMultiply View.luminanceToAlpha View.pointerStyle View.pointerVisibility
        EnvironmentValues.backgroundStyle ContainerBackgroundPlacement View.containerBackground
        CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder EmptyCommands InspectorCommands
        EmptyVisualEffect ScrollTransitionConfiguration ScrollTransitionPhase VisualEffect View.scrollTransition View.visualEffect
        Optional.tableColumnBody Optional.tableRowBody ContentSizeCategory ControlActiveState EnvironmentValues.sizeCategory EnvironmentValues.appearsActive
        EnvironmentValues.controlActiveState EnvironmentValues.isSceneCaptured EnvironmentValues.isLuminanceReduced
        UIScreen UIApplication UIWindow UIScene UIWindowScene UIEdgeInsets
        UITabBar UIScrollView
        CGPath CGMutablePath CGPathElement CGPathElementType CGPathFillRule
        CGColor Color.cgColor UITraitCollection UIUserInterfaceStyle
        UIBezierPath UIRectCorner
        UIFeedbackGenerator UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
        ContentTransitionSymbolEffect ReplaceSymbolEffect AutomaticSymbolEffect EnvironmentValues.contentTransition
        NSScreen UIDevice UIUserInterfaceIdiom UIDeviceOrientation
        ToolbarDefaultItemKind
        View.navigationSubtitle
        View.defaultAppStorage
        View.containerShape ContainerRelativeShape ConcentricRectangle Shape.containerRelative
        View.handlesExternalEvents View.accessibilityShowsLargeContentViewer
        View.accessibilityRespondsToUserInteraction View.allowedDynamicRange VariableColorSymbolEffect
        CFAbsoluteTime RelativeDateTimeFormatter SidebarAdaptableTabViewStyle TabBarOnlyTabViewStyle CGRect.inset
        os_unfair_lock os_unfair_lock_s os_unfair_lock_t
        ScenePadding View.scenePadding
        View.safeAreaBar
        Path.boundingRect Path.cgPath
        LocalizedStringResource
        Settings SettingsLink OpenSettingsAction EnvironmentValues.openSettings DefaultSettingsLinkLabel
        WindowStyle DefaultWindowStyle TitleBarWindowStyle HiddenTitleBarWindowStyle PlainWindowStyle WindowToolbarStyle
        DefaultWindowToolbarStyle ExpandedWindowToolbarStyle UnifiedWindowToolbarStyle UnifiedCompactWindowToolbarStyle
        WindowResizability WindowLevel SceneLaunchBehavior SceneRestorationBehavior Scene.windowStyle Scene.windowLevel
        Scene.windowToolbarStyle Scene.windowResizability Scene.defaultSize Scene.defaultPosition
        Scene.defaultLaunchBehavior Scene.restorationBehavior Scene.handlesExternalEvents Scene.transformEnvironment
        Scene.environmentObject
        View.accessibilityRepresentation View.accessibilityChildren View.accessibilityActions
        View.accessibilityIgnoresInvertColors View.onExitCommand View.onDeleteCommand View.onMoveCommand
        MoveCommandDirection View.persistentSystemOverlays View.fileMover FocusedObject View.focusedObject
        CGPoint.debugDescription CGRect.debugDescription CGSize.debugDescription
        URL.applicationSupportDirectory URL.cachesDirectory URL.desktopDirectory URL.documentsDirectory
        URL.downloadsDirectory URL.moviesDirectory URL.musicDirectory URL.picturesDirectory
        View.focusedSceneObject FocusInteractions MatchedTransitionSourceConfiguration
        EmptyMatchedTransitionSourceConfiguration
        View.fileDialogMessage View.fileDialogConfirmationLabel View.fileDialogDefaultDirectory FileDialogBrowserOptions
        View.fileDialogCustomizationID View.fileDialogImportsUnresolvedAliases View.fileDialogBrowserOptions
        BadgeProminence BorderedListStyle DefaultGroupBoxStyle View.listSectionMargins
        View.listSectionSeparator View.listSectionSeparatorTint ContainerValueKey ContainerValues EditActions EditableCollectionContent
        ForEachSectionCollection ForEachSubviewCollection GroupElementsOfContent GroupSectionsOfContent
        IndexedIdentifierCollection ListItemTint OutlineGroup OutlineSubgroupChildren SectionCollection
        SectionConfiguration Subview SubviewsCollection SubviewsCollectionSlice View.badgeProminence
        View.containerValue View.labelsVisibility View.listRowSpacing View.navigationLinkIndicatorVisibility
        View.sectionActions View.selectionDisabled EnvironmentValues.badgeProminence EnvironmentValues.labelsVisibility
        EnvironmentValues.navigationLinkIndicatorVisibility
        EmptyVisualEffect ScrollTransitionConfiguration ScrollTransitionPhase VisualEffect View.scrollTransition
        Scene.commands Scene.commandsRemoved Scene.commandsReplaced SidebarCommands
        LabeledContentStyle LabeledContentStyleConfiguration AutomaticLabeledContentStyle View.labeledContentStyle
        DisclosureGroupStyle DisclosureGroupStyleConfiguration AutomaticDisclosureGroupStyle View.disclosureGroupStyle
        DefaultGroupBoxStyle FormStyleConfiguration DatePickerStyleConfiguration LinkButtonStyle TextEditorStyle
        AutomaticTextEditorStyle PlainTextEditorStyle RoundedBorderTextEditorStyle View.textEditorStyle
        GaugeStyleConfiguration DefaultGaugeStyle LinearGaugeStyle CircularGaugeStyle AccessoryCircularGaugeStyle
        AccessoryLinearGaugeStyle AccessoryLinearCapacityGaugeStyle
        ControlGroupStyle ControlGroupStyleConfiguration LabeledControlGroupContent View.controlGroupStyle
        AutomaticControlGroupStyle NavigationControlGroupStyle PaletteControlGroupStyle MenuControlGroupStyle
        CompactMenuControlGroupStyle
        ImageResource
        DefaultDateProgressLabel
        MultiDatePicker
        TabRole
        EnvironmentValues.rename RenameAction RenameButton View.renameAction
        LabeledToolbarItemGroupContent ToolbarTitleMenu
        ActionSheet Alert Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableModifier
        AnimatablePair Animation AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey
        AnimationTimelineSchedule AnyGesture AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App
        AppStorage AsymmetricTransition AsyncImage AsyncImagePhase AutomaticFormStyle AutomaticNavigationSplitViewStyle
        AutomaticNavigationTransition AutomaticPresentationSizing Axis BackgroundStyle BalancedNavigationSplitViewStyle
        Bindable Binding BlendMode BlurReplaceTransition BorderedButtonStyle BorderedProminentButtonStyle
        BorderlessButtonMenuStyle BorderlessButtonStyle BounceSymbolEffect BreatheSymbolEffect Button ButtonBorderShape
        ButtonMenuStyle ButtonRole ButtonStyle ButtonStyleConfiguration ButtonToggleStyle CGAffineTransform CGLineCap
        CGLineJoin CGVector Canvas Capsule CheckboxToggleStyle Circle CircularProgressViewStyle CodableRepresentation
        Color ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast ColumnNavigationViewStyle ColumnsFormStyle
        CompactDatePickerStyle ContentMarginPlacement ContentMode ContentTransition ContentUnavailableView ControlGroup
        ControlSize CoordinateSpace CoordinateSpaceProtocol CubicKeyframe CustomAnimation CustomPresentationDetent
        CustomizableToolbarContent DataRepresentation DatePicker DatePickerComponents DatePickerStyle DefaultButtonLabel
        DefaultButtonStyle DefaultDatePickerStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle
        DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultShareLinkLabel DefaultTabLabel
        DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DialogSeverity DisabledTextSelectability
        DisappearSymbolEffect DisclosureGroup DiscreteSymbolEffect DismissAction Divider DoubleColumnNavigationViewStyle
        DismissSearchAction
        DismissWindowAction
        DragGesture DropDelegate DropInfo DropOperation DropProposal
        DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets EditButton EditMode Ellipse
        EmptyAnimatableData EmptyModifier EmptyView EnabledTextSelectability Entry Environment EnvironmentKey
        EnvironmentObject EnvironmentValues EquatableView EventModifiers EveryMinuteTimelineSchedule ExclusiveGesture
        ExplicitTimelineSchedule FieldDatePickerStyle FileDocument FileDocumentReadConfiguration
        FileDocumentWriteConfiguration FileRepresentation FileWrapper FillShapeStyle FillStyle FittedPresentationSizing
        FocusState FocusedBinding FocusedValue FocusedValueKey FocusedValues Font ForEach ForegroundStyle Form
        FormPresentationSizing FormStyle Gauge GaugeStyle GeometryEffect GeometryProxy GeometryReader Gesture
        GestureMask GestureState GestureStateGesture GlobalCoordinateSpace Gradient GraphicalDatePickerStyle
        DefaultGlassEffectShape Glass GlassButtonStyle GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle MeshGradient
        GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration
        GroupedFormStyle GroupedListStyle HStack HStackLayout HierarchicalShapeStyle HorizontalAlignment HorizontalEdge
        HoverEffect HoverPhase IconOnlyLabelStyle IdentityTransition Image IndefiniteSymbolEffect IndexViewStyle
        InlinePickerStyle InsetGroupedListStyle InsetListStyle InsettableShape InterfaceOrientation KeyEquivalent
        KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent
        KeyframeTrackContentBuilder Keyframes KeyframesBuilder Label LabelStyle LabelStyleConfiguration LabeledContent
        LayoutDirection LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight LinearCapacityGaugeStyle
        LinearGradient LinearKeyframe LinearProgressViewStyle Link List ListSectionSpacing ListStyle
        LocalCoordinateSpace LocalizedStringKey Logger LongPressGesture MagnificationGesture MagnifyGesture
        MatchedGeometryProperties Material Menu MenuActionDismissBehavior MenuOrder MenuPickerStyle MenuStyle
        MenuStyleConfiguration ModifiedContent MoveKeyframe MoveTransition NamedCoordinateSpace Namespace
        NavigationBarItem NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView
        NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack
        NavigationTransition NavigationView NavigationViewStyle NSItemProvider OSAllocatedUnfairLock OSLog
        OSLogBoolFormat OSLogFloatFormatting OSLogIntegerFormatting OSLogInterpolation OSLogMessage OSLogPrivacy
        OSLogStringAlignment OSLogType ObservableObject ObservedObject Layout LayoutProperties
        LayoutSubview LayoutSubviews LayoutValueKey ViewSpacing View.layoutValue OffsetTransition OpacityTransition OpenURLAction
        OpenWindowAction
        PageIndexViewStyle PagePresentationSizing PageTabViewStyle PagingScrollTargetBehavior PasteButton Path
        PeriodicTimelineSchedule PhaseAnimator Picker PickerStyle PinnedScrollableViews PlaceholderContentView
        PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextFieldStyle PopoverAttachmentAnchor
        PreferenceKey PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction
        PresentationDetent PresentationMode PresentationSizing PresentationSizingContext PresentationSizingRoot Preview
        PreviewContext PreviewContextKey PreviewDevice PreviewLayout PreviewModifier PreviewModifierContent
        PreviewPlatform PreviewProvider PreviewTrait Previewable PrimitiveButtonStyle PrimitiveButtonStyleConfiguration
        ProgressView ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence
        ProminentDetailNavigationSplitViewStyle ProposedViewSize ProxyRepresentation Published PulseSymbolEffect
        PushTransition RadialGradient RadioGroupPickerStyle ReceivedTransferredFile Rectangle RectangleCornerRadii
        RedactionReasons RefreshAction RotateGesture RotateSymbolEffect RotationGesture RoundedBorderTextFieldStyle
        RoundedCornerStyle RoundedRectangle SafeAreaRegions ScaleSymbolEffect ScaleTransition ScaledMetric Scene
        SceneBuilder ScenePhase SceneStorage ScrollBounceBehavior ScrollDismissesKeyboardMode ScrollIndicatorVisibility
        ScrollTargetBehavior ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchUnavailableContent
        ScrollAnchorRole ScrollGeometry ScrollPhase ScrollPhaseChangeContext ScrollPosition
        SearchScopeActivation SearchSuggestionsPlacement
        Section SecureField SegmentedPickerStyle SensoryFeedback SentTransferredFile SeparatorShapeStyle SequenceGesture
        Shape ShapeStyle ShareLink SharePreview SidebarListStyle SimultaneousGesture SlideTransition Slider Spacer
        SpacerSizing SpatialTapGesture Spring SpringKeyframe StackNavigationViewStyle State StateObject Stepper
        StepperFieldDatePickerStyle StrokeStyle SubmitLabel SubmitTriggers SwitchToggleStyle SymbolEffect
        SymbolEffectOptions SymbolRenderingMode SymbolVariants Tab TabSection TabView TabViewStyle TapGesture Text
        TextAlignment TextEditor TextField TextFieldStyle TextInputAutocapitalization TextSelectability TextSelection
        TimelineSchedule
        TimelineScheduleMode TimelineView TimelineViewDefaultContext TintShapeStyle TitleAndIconLabelStyle
        TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarContent ToolbarContentBuilder ToolbarItem
        ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode
        Transaction TransactionKey Transferable TransferRepresentation TransferRepresentationBuilder
        TransferRepresentationVisibility Transition TransitionPhase TransitionProperties TupleTransferRepresentation
        TupleView UIColor UIImage UIKeyboardType UITextAutocapitalizationType UITextContentType UTType
        UnevenRoundedRectangle UnitCurve UnitPoint UserInterfaceSizeClass VStack VStackLayout VectorArithmetic
        VerticalAlignment VerticalEdge View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier
        ViewThatFits Visibility WheelDatePickerStyle WheelPickerStyle WiggleSymbolEffect WindowGroup
        PresentedWindowContent Window
        WindowInteractionBehavior ZStack ZStackLayout ZoomNavigationTransition Animation.bouncy Animation.easeIn
        Animation.easeInOut Animation.easeOut Animation.interactiveSpring Animation.interpolatingSpring Animation.linear
        Animation.smooth Animation.snappy Animation.spring Animation.timingCurve App.main Binding.animation
        Binding.endIndex Binding.id Binding.index Binding.indices Binding.startIndex Binding.transaction
        CGFloat.magnitudeSquared CGFloat.scale CGPoint.animatableData CGPoint.applying CGPoint.equalTo
        CGRect.animatableData CGRect.applying CGRect.equalTo CGSize.animatableData CGSize.applying CGSize.equalTo
        Color.accentColor Color.black Color.blue Color.brown Color.clear Color.cyan Color.description Color.gradient
        Color.gray Color.green Color.indigo Color.mint Color.orange Color.pink Color.primary Color.purple Color.red
        Color.resolve Color.secondary Color.teal Color.white Color.yellow Double.magnitudeSquared Double.scale
        DynamicViewContent.dropDestination DynamicViewContent.onDelete DynamicViewContent.onInsert
        DynamicViewContent.onMove EnvironmentValues.accessibilityDifferentiateWithoutColor
        EnvironmentValues.accessibilityEnabled EnvironmentValues.accessibilityInvertColors
        EnvironmentValues.accessibilityLargeContentViewerEnabled EnvironmentValues.accessibilityReduceMotion
        EnvironmentValues.accessibilityReduceTransparency EnvironmentValues.accessibilityShowButtonShapes
        EnvironmentValues.accessibilitySwitchControlEnabled EnvironmentValues.accessibilityVoiceOverEnabled
        EnvironmentValues.allowsTightening EnvironmentValues.autocorrectionDisabled EnvironmentValues.buttonBorderShape
        EnvironmentValues.calendar EnvironmentValues.colorScheme EnvironmentValues.colorSchemeContrast
        EnvironmentValues.controlSize EnvironmentValues.defaultMinListHeaderHeight
        EnvironmentValues.defaultMinListRowHeight EnvironmentValues.dismiss EnvironmentValues.displayScale
        EnvironmentValues.dismissSearch EnvironmentValues.searchSuggestionsPlacement
        EnvironmentValues.dismissWindow EnvironmentValues.openWindow EnvironmentValues.supportsMultipleWindows
        EnvironmentValues.dynamicTypeSize EnvironmentValues.editMode EnvironmentValues.font
        EnvironmentValues.headerProminence EnvironmentValues.horizontalScrollIndicatorVisibility
        EnvironmentValues.horizontalSizeClass EnvironmentValues.imageScale EnvironmentValues.isEnabled
        EnvironmentValues.isPresented EnvironmentValues.isScrollEnabled EnvironmentValues.isSearching
        EnvironmentValues.layoutDirection EnvironmentValues.legibilityWeight EnvironmentValues.lineLimit
        EnvironmentValues.lineSpacing EnvironmentValues.locale EnvironmentValues.menuIndicatorVisibility
        EnvironmentValues.menuOrder EnvironmentValues.minimumScaleFactor EnvironmentValues.multilineTextAlignment
        EnvironmentValues.openURL EnvironmentValues.pixelLength EnvironmentValues.presentationMode
        EnvironmentValues.redactionReasons EnvironmentValues.refresh EnvironmentValues.scenePhase
        EnvironmentValues.symbolRenderingMode EnvironmentValues.symbolVariants EnvironmentValues.textCase
        EnvironmentValues.timeZone EnvironmentValues.truncationMode EnvironmentValues.verticalScrollIndicatorVisibility
        EnvironmentValues.verticalSizeClass Font.body Font.callout Font.caption Font.caption2 Font.footnote
        Font.headline Font.largeTitle Font.subheadline Font.title Font.title2 Font.title3 Gesture.body
        Gesture.exclusively Gesture.map Gesture.modifiers Gesture.onChanged Gesture.onEnded Gesture.sequenced
        Gesture.simultaneously Gesture.updating Image.antialiased Image.interpolation Image.renderingMode
        Image.resizable Image.symbolRenderingMode Image.transferRepresentation NavigationLink.isDetailLink Optional.body
        Optional.publisher Path.addArc Path.addEllipse Path.addPath Path.addRect Path.addRects Path.addRelativeArc
        Path.addRoundedRect Path.applying Path.strokedPath Path.trimmedPath PresentationDetent.custom Scene.defaultAppStorage
        Scene.environment Scene.onChange Shape.body Shape.capsule Shape.circle Shape.ellipse Shape.fill Shape.offset Shape.rect
        Shape.rotation Shape.scale Shape.size Shape.stroke Shape.transform Shape.trim ShapeStyle.angularGradient
        ShapeStyle.background ShapeStyle.bar ShapeStyle.black ShapeStyle.blue ShapeStyle.brown ShapeStyle.clear
        ShapeStyle.conicGradient ShapeStyle.cyan ShapeStyle.fill ShapeStyle.foreground ShapeStyle.gray ShapeStyle.green
        ShapeStyle.indigo ShapeStyle.linearGradient ShapeStyle.mint ShapeStyle.opacity ShapeStyle.orange ShapeStyle.pink
        ShapeStyle.placeholder ShapeStyle.primary ShapeStyle.purple ShapeStyle.quaternary ShapeStyle.quinary
        ShapeStyle.radialGradient ShapeStyle.red ShapeStyle.regularMaterial ShapeStyle.resolve ShapeStyle.secondary
        ShapeStyle.separator ShapeStyle.teal ShapeStyle.tertiary ShapeStyle.thickMaterial ShapeStyle.thinMaterial
        ShapeStyle.tint ShapeStyle.ultraThickMaterial ShapeStyle.ultraThinMaterial ShapeStyle.white ShapeStyle.yellow
        String.transferRepresentation Text.accessibilityHeading Text.accessibilityLabel
        Text.accessibilityTextContentType Text.baselineOffset Text.bold Text.font Text.fontDesign Text.fontWeight
        Text.fontWidth Text.foregroundColor Text.foregroundStyle Text.italic Text.kerning Text.monospaced
        Text.monospacedDigit Text.speechAdjustedPitch Text.speechAlwaysIncludesPunctuation
        Text.speechAnnouncementsQueued Text.speechSpellsOutCharacters Text.strikethrough Text.tracking Text.underline
        Transition.animation Transition.blurReplace Transition.combined Transition.identity Transition.move
        Transition.offset Transition.opacity Transition.properties Transition.push Transition.scale Transition.slide
        URL.startAccessingSecurityScopedResource URL.stopAccessingSecurityScopedResource URL.transferRepresentation
        View.accentColor View.accessibility View.accessibilityAction View.accessibilityAddTraits
        View.accessibilityAdjustableAction View.accessibilityElement View.accessibilityFocused View.accessibilityHeading
        View.accessibilityHidden View.accessibilityHint View.accessibilityIdentifier View.accessibilityInputLabels
        View.accessibilityLabel View.accessibilityRemoveTraits View.accessibilitySortPriority
        View.accessibilityTextContentType View.accessibilityValue View.actionSheet View.alert View.alignmentGuide
        View.allowsHitTesting View.allowsTightening View.anchorPreference View.animation View.aspectRatio
        View.autocapitalization View.autocorrectionDisabled View.background View.backgroundPreferenceValue View.badge
        View.baselineOffset View.blendMode View.blur View.bold View.border View.brightness View.buttonBorderShape
        View.buttonStyle View.clipShape View.clipped View.colorInvert View.colorScheme View.compositingGroup
        View.confirmationDialog View.containerRelativeFrame View.contentMargins View.contentShape View.contentTransition
        View.contextMenu View.contrast View.controlSize View.coordinateSpace View.copyable View.cornerRadius
        View.datePickerStyle View.defaultFocus View.defersSystemGestures View.deleteDisabled View.dialogIcon
        View.dialogPreventsAppTermination View.dialogSeverity View.dialogSuppressionToggle View.disableAutocorrection
        View.disabled View.dismissalConfirmationDialog View.draggable View.drawingGroup
        View.dropDestination View.dynamicTypeSize View.edgesIgnoringSafeArea
        View.environment View.environmentObject View.equatable View.fileExporter View.fileImporter View.fixedSize
        View.flipsForRightToLeftLayoutDirection View.focusEffectDisabled View.focusable View.focused
        View.focusedSceneValue View.focusedValue View.font View.fontDesign View.fontWeight View.fontWidth
        View.foregroundColor View.foregroundStyle View.formStyle View.frame View.fullScreenCover View.gaugeStyle
        View.geometryGroup View.gesture View.grayscale View.gridCellAnchor View.gridCellColumns View.gridCellUnsizedAxes
        View.gridColumnAlignment View.glassEffectTransition View.glassEffectUnion
        View.glassEffect View.glassEffectID
        View.groupBoxStyle View.headerProminence View.help View.hidden View.highPriorityGesture View.hoverEffect
        View.hueRotation View.id View.ignoresSafeArea View.imageScale View.indexViewStyle View.inspector
        View.inspectorColumnWidth View.interactiveDismissDisabled View.italic View.kerning View.keyboardShortcut
        View.keyboardType View.keyframeAnimator View.labelStyle View.labelsHidden View.layoutPriority View.lineLimit
        View.lineSpacing View.listItemTint View.listRowBackground View.listRowInsets View.listRowSeparator
        View.listRowSeparatorTint View.listSectionSpacing View.listStyle View.mask View.matchedGeometryEffect
        View.matchedTransitionSource View.menuActionDismissBehavior View.menuIndicator View.menuOrder View.menuStyle
        View.minimumScaleFactor View.modifier View.monospaced View.monospacedDigit View.moveDisabled
        View.multilineTextAlignment View.navigationBarBackButtonHidden View.navigationBarHidden View.navigationBarItems
        View.navigationBarTitle View.navigationBarTitleDisplayMode View.navigationDestination
        View.navigationSplitViewColumnWidth View.navigationSplitViewStyle View.navigationTitle View.navigationTransition
        View.navigationViewStyle View.offset View.onAppear View.onChange View.onContinuousHover View.onDisappear
        View.onDrag View.onDrop
        View.onGeometryChange View.onHover View.onKeyPress View.onLongPressGesture View.onOpenURL
        View.onPreferenceChange View.onReceive View.onSubmit View.onTapGesture View.opacity View.overlay
        View.overlayPreferenceValue View.padding View.pasteDestination View.phaseAnimator View.pickerStyle View.popover
        View.position View.preference View.preferredColorScheme View.presentationBackground
        View.presentationBackgroundInteraction View.presentationCompactAdaptation View.presentationContentInteraction
        View.presentationCornerRadius View.presentationDetents View.presentationDragIndicator
        View.presentationPreventsAppTermination View.presentationSizing View.previewContext View.previewDevice
        View.previewDisplayName View.previewInterfaceOrientation View.previewLayout View.privacySensitive
        View.progressViewStyle View.projectionEffect View.redacted View.refreshable View.rotation3DEffect
        View.rotationEffect View.safeAreaInset View.safeAreaPadding View.saturation View.scaleEffect View.scaledToFill
        View.scaledToFit View.scrollBounceBehavior View.scrollClipDisabled View.scrollContentBackground
        View.scrollDisabled View.scrollDismissesKeyboard View.scrollIndicators View.scrollIndicatorsFlash
        View.scrollTarget View.scrollTargetBehavior View.scrollTargetLayout View.searchable View.sensoryFeedback
        View.defaultScrollAnchor View.onScrollGeometryChange View.onScrollPhaseChange View.onScrollVisibilityChange
        View.onScrollTargetVisibilityChange
        View.scrollPosition
        View.searchCompletion View.searchFocused View.searchScopes View.searchSuggestions
        View.shadow View.sheet View.simultaneousGesture View.speechAdjustedPitch View.speechAlwaysIncludesPunctuation
        View.speechAnnouncementsQueued View.speechSpellsOutCharacters View.statusBar View.statusBarHidden
        View.strikethrough View.submitLabel View.submitScope View.swipeActions View.symbolEffect
        View.symbolEffectsRemoved View.symbolRenderingMode View.symbolVariant View.tabItem View.tabViewStyle View.tag
        View.task View.textCase View.textContentType View.textFieldStyle View.textInputAutocapitalization
        View.textSelection View.tint View.toggleStyle View.toolbar View.toolbarBackground
        View.toolbarBackgroundVisibility View.toolbarColorScheme View.toolbarRole View.toolbarTitleDisplayMode
        View.toolbarTitleMenu View.toolbarVisibility View.tracking View.transaction View.transformAnchorPreference
        View.transformEffect View.transformEnvironment View.transformPreference View.transition View.truncationMode
        View.underline View.unredacted View.windowDismissBehavior View.zIndex
        """
}
