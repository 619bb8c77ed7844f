// SPDX-License-Identifier: Apache-2.0
// The client's files as bytes of the binary: no bundle beside it. `#embed` of 62 kB costs 3 s of build, a Swift array
// literal 25 s. A new file in Client/ needs four lines here, in the order of paths; a test compares this list. The bytes of
// style sheets are in styles.h, and those of the part `overlays` in overlays.h.
#include "dais_client.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#include "overlays.h"
#include "styles.h"

static const unsigned char anchors_js[] = {
#embed "../../Client/anchors.js"
};
static const unsigned char beyond_js[] = {
#embed "../../Client/beyond.js"
};
static const unsigned char columns_js[] = {
#embed "../../Client/columns.js"
};
static const unsigned char commands_js[] = {
#embed "../../Client/commands.js"
};
static const unsigned char drag_aim_js[] = {
#embed "../../Client/drag/aim.js"
};
static const unsigned char drag_drag_js[] = {
#embed "../../Client/drag/drag.js"
};
static const unsigned char drag_fingers_js[] = {
#embed "../../Client/drag/fingers.js"
};
static const unsigned char drag_keystrokes_js[] = {
#embed "../../Client/drag/keystrokes.js"
};
static const unsigned char drag_pointers_js[] = {
#embed "../../Client/drag/pointers.js"
};
static const unsigned char drag_stage_js[] = {
#embed "../../Client/drag/stage.js"
};
static const unsigned char early_js[] = {
#embed "../../Client/early.js"
};
static const unsigned char edges_js[] = {
#embed "../../Client/edges.js"
};
static const unsigned char effects_js[] = {
#embed "../../Client/effects.js"
};
static const unsigned char fits_js[] = {
#embed "../../Client/fits.js"
};
static const unsigned char fitting_js[] = {
#embed "../../Client/fitting.js"
};
static const unsigned char floating_js[] = {
#embed "../../Client/floating.js"
};
static const unsigned char foreign_js[] = {
#embed "../../Client/foreign.js"
};
static const unsigned char gestures_follow_js[] = {
#embed "../../Client/gestures/follow.js"
};
static const unsigned char gestures_gestures_js[] = {
#embed "../../Client/gestures/gestures.js"
};
static const unsigned char gestures_properties_js[] = {
#embed "../../Client/gestures/properties.js"
};
static const unsigned char gestures_recognizers_js[] = {
#embed "../../Client/gestures/recognizers.js"
};
static const unsigned char gestures_telling_js[] = {
#embed "../../Client/gestures/telling.js"
};
static const unsigned char help_js[] = {
#embed "../../Client/help.js"
};
static const unsigned char inspector_inspector_js[] = {
#embed "../../Client/inspector/inspector.js"
};
static const unsigned char inspector_panel_js[] = {
#embed "../../Client/inspector/panel.js"
};
static const unsigned char layouts_js[] = {
#embed "../../Client/layouts.js"
};
static const unsigned char main_js[] = {
#embed "../../Client/main.js"
};
static const unsigned char motion_changing_js[] = {
#embed "../../Client/motion/changing.js"
};
static const unsigned char motion_leaving_js[] = {
#embed "../../Client/motion/leaving.js"
};
static const unsigned char motion_matching_js[] = {
#embed "../../Client/motion/matching.js"
};
static const unsigned char motion_motion_js[] = {
#embed "../../Client/motion/motion.js"
};
static const unsigned char motion_playing_js[] = {
#embed "../../Client/motion/playing.js"
};
static const unsigned char navigation_navigation_js[] = {
#embed "../../Client/navigation/navigation.js"
};
static const unsigned char navigation_presses_js[] = {
#embed "../../Client/navigation/presses.js"
};
static const unsigned char navigation_titles_js[] = {
#embed "../../Client/navigation/titles.js"
};
static const unsigned char navigation_zoom_js[] = {
#embed "../../Client/navigation/zoom.js"
};
static const unsigned char notes_js[] = {
#embed "../../Client/notes.js"
};
static const unsigned char phases_js[] = {
#embed "../../Client/phases.js"
};
static const unsigned char picks_js[] = {
#embed "../../Client/picks.js"
};
static const unsigned char positions_js[] = {
#embed "../../Client/positions.js"
};
static const unsigned char prepared_js[] = {
#embed "../../Client/prepared.js"
};
static const unsigned char scrolls_js[] = {
#embed "../../Client/scrolls.js"
};
static const unsigned char search_js[] = {
#embed "../../Client/search.js"
};
static const unsigned char selections_js[] = {
#embed "../../Client/selections.js"
};
static const unsigned char sights_js[] = {
#embed "../../Client/sights.js"
};
static const unsigned char spot_js[] = {
#embed "../../Client/spot.js"
};
static const unsigned char start_basics_js[] = {
#embed "../../Client/start/basics.js"
};
static const unsigned char start_connection_js[] = {
#embed "../../Client/start/connection.js"
};
static const unsigned char start_events_js[] = {
#embed "../../Client/start/events.js"
};
static const unsigned char start_focus_js[] = {
#embed "../../Client/start/focus.js"
};
static const unsigned char start_heirs_js[] = {
#embed "../../Client/start/heirs.js"
};
static const unsigned char start_history_js[] = {
#embed "../../Client/start/history.js"
};
static const unsigned char start_inputs_js[] = {
#embed "../../Client/start/inputs.js"
};
static const unsigned char start_keep_js[] = {
#embed "../../Client/start/keep.js"
};
static const unsigned char start_keyboard_js[] = {
#embed "../../Client/start/keyboard.js"
};
static const unsigned char start_keys_js[] = {
#embed "../../Client/start/keys.js"
};
static const unsigned char start_lazy_js[] = {
#embed "../../Client/start/lazy.js"
};
static const unsigned char start_measure_js[] = {
#embed "../../Client/start/measure.js"
};
static const unsigned char start_morph_js[] = {
#embed "../../Client/start/morph.js"
};
static const unsigned char start_nodes_js[] = {
#embed "../../Client/start/nodes.js"
};
static const unsigned char start_numbers_js[] = {
#embed "../../Client/start/numbers.js"
};
static const unsigned char start_operations_js[] = {
#embed "../../Client/start/operations.js"
};
static const unsigned char start_pages_js[] = {
#embed "../../Client/start/pages.js"
};
static const unsigned char start_parts_js[] = {
#embed "../../Client/start/parts.js"
};
static const unsigned char start_patch_js[] = {
#embed "../../Client/start/patch.js"
};
static const unsigned char start_rules_js[] = {
#embed "../../Client/start/rules.js"
};
static const unsigned char start_springs_js[] = {
#embed "../../Client/start/springs.js"
};
static const unsigned char start_status_js[] = {
#embed "../../Client/start/status.js"
};
static const unsigned char start_trusted_js[] = {
#embed "../../Client/start/trusted.js"
};
static const unsigned char stream_js[] = {
#embed "../../Client/stream.js"
};
static const unsigned char swipes_js[] = {
#embed "../../Client/swipes.js"
};
static const unsigned char tables_js[] = {
#embed "../../Client/tables.js"
};
static const unsigned char uploads_js[] = {
#embed "../../Client/uploads.js"
};
static const unsigned char viewer_js[] = {
#embed "../../Client/viewer.js"
};

#define FILE(name, bytes) {name, bytes, sizeof(bytes)}

static const struct dais_client_file files[] = {
    FILE("anchors.js", anchors_js),
    FILE("beyond.js", beyond_js),
    FILE("columns.js", columns_js),
    FILE("commands.js", commands_js),
    FILE("drag/aim.js", drag_aim_js),
    FILE("drag/drag.js", drag_drag_js),
    FILE("drag/fingers.js", drag_fingers_js),
    FILE("drag/keystrokes.js", drag_keystrokes_js),
    FILE("drag/pointers.js", drag_pointers_js),
    FILE("drag/stage.js", drag_stage_js),
    FILE("early.js", early_js),
    FILE("edges.js", edges_js),
    FILE("effects.js", effects_js),
    FILE("fits.js", fits_js),
    FILE("fitting.js", fitting_js),
    FILE("floating.js", floating_js),
    FILE("foreign.js", foreign_js),
    FILE("gestures/follow.js", gestures_follow_js),
    FILE("gestures/gestures.js", gestures_gestures_js),
    FILE("gestures/properties.js", gestures_properties_js),
    FILE("gestures/recognizers.js", gestures_recognizers_js),
    FILE("gestures/telling.js", gestures_telling_js),
    FILE("help.js", help_js),
    FILE("inspector/inspector.js", inspector_inspector_js),
    FILE("inspector/panel.js", inspector_panel_js),
    FILE("layouts.js", layouts_js),
    FILE("main.js", main_js),
    FILE("motion/changing.js", motion_changing_js),
    FILE("motion/leaving.js", motion_leaving_js),
    FILE("motion/matching.js", motion_matching_js),
    FILE("motion/motion.js", motion_motion_js),
    FILE("motion/playing.js", motion_playing_js),
    FILE("navigation/navigation.js", navigation_navigation_js),
    FILE("navigation/presses.js", navigation_presses_js),
    FILE("navigation/titles.js", navigation_titles_js),
    FILE("navigation/zoom.js", navigation_zoom_js),
    FILE("notes.js", notes_js),
    FILE("overlays/anchors.js", overlays_anchors_js),
    FILE("overlays/bare.js", overlays_bare_js),
    FILE("overlays/beside.js", overlays_beside_js),
    FILE("overlays/detents.js", overlays_detents_js),
    FILE("overlays/dismissal.js", overlays_dismissal_js),
    FILE("overlays/files.js", overlays_files_js),
    FILE("overlays/grabber.js", overlays_grabber_js),
    FILE("overlays/guesses.js", overlays_guesses_js),
    FILE("overlays/heights.js", overlays_heights_js),
    FILE("overlays/hits.js", overlays_hits_js),
    FILE("overlays/holes.js", overlays_holes_js),
    FILE("overlays/inertness.js", overlays_inertness_js),
    FILE("overlays/layers.js", overlays_layers_js),
    FILE("overlays/leave.js", overlays_leave_js),
    FILE("overlays/menus.js", overlays_menus_js),
    FILE("overlays/overlays.js", overlays_overlays_js),
    FILE("overlays/presence.js", overlays_presence_js),
    FILE("overlays/release.js", overlays_release_js),
    FILE("overlays/returns.js", overlays_returns_js),
    FILE("overlays/sheet.js", overlays_sheet_js),
    FILE("overlays/stack.js", overlays_stack_js),
    FILE("overlays/toasts.js", overlays_toasts_js),
    FILE("overlays/transfer.js", overlays_transfer_js),
    FILE("phases.js", phases_js),
    FILE("picks.js", picks_js),
    FILE("positions.js", positions_js),
    FILE("prepared.js", prepared_js),
    FILE("scrolls.js", scrolls_js),
    FILE("search.js", search_js),
    FILE("selections.js", selections_js),
    FILE("sights.js", sights_js),
    FILE("spot.js", spot_js),
    FILE("start/basics.js", start_basics_js),
    FILE("start/connection.js", start_connection_js),
    FILE("start/events.js", start_events_js),
    FILE("start/focus.js", start_focus_js),
    FILE("start/heirs.js", start_heirs_js),
    FILE("start/history.js", start_history_js),
    FILE("start/inputs.js", start_inputs_js),
    FILE("start/keep.js", start_keep_js),
    FILE("start/keyboard.js", start_keyboard_js),
    FILE("start/keys.js", start_keys_js),
    FILE("start/lazy.js", start_lazy_js),
    FILE("start/measure.js", start_measure_js),
    FILE("start/morph.js", start_morph_js),
    FILE("start/nodes.js", start_nodes_js),
    FILE("start/numbers.js", start_numbers_js),
    FILE("start/operations.js", start_operations_js),
    FILE("start/pages.js", start_pages_js),
    FILE("start/parts.js", start_parts_js),
    FILE("start/patch.js", start_patch_js),
    FILE("start/rules.js", start_rules_js),
    FILE("start/springs.js", start_springs_js),
    FILE("start/status.js", start_status_js),
    FILE("start/trusted.js", start_trusted_js),
    FILE("stream.js", stream_js),
    FILE("styles/base.css", styles_base_css),
    FILE("styles/choices.css", styles_choices_css),
    FILE("styles/containers.css", styles_containers_css),
    FILE("styles/controls.css", styles_controls_css),
    FILE("styles/dialog.css", styles_dialog_css),
    FILE("styles/drawer.css", styles_drawer_css),
    FILE("styles/help.css", styles_help_css),
    FILE("styles/menu.css", styles_menu_css),
    FILE("styles/modal.css", styles_modal_css),
    FILE("styles/navigation.css", styles_navigation_css),
    FILE("styles/popover.css", styles_popover_css),
    FILE("styles/presentation.css", styles_presentation_css),
    FILE("styles/print.css", styles_print_css),
    FILE("styles/sheet.css", styles_sheet_css),
    FILE("styles/text.css", styles_text_css),
    FILE("styles/toast.css", styles_toast_css),
    FILE("swipes.js", swipes_js),
    FILE("tables.js", tables_js),
    FILE("uploads.js", uploads_js),
    FILE("viewer.js", viewer_js),
};

size_t dais_client_file_count(void) { return sizeof(files) / sizeof(files[0]); }

struct dais_client_file dais_client_file_at(size_t index) { return files[index]; }
