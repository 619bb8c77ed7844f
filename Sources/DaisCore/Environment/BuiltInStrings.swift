// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Texts that Dais itself puts on the page, in the language of the environment's locale. English is the fallback.
package nonisolated struct BuiltInStrings {
    package enum Word: Int, Sendable {
        case ok, cancel, close, done, delete, error
        case dismissPopup, dismissPopupHint, chooseFile, chooseFiles, saveFile
        case dismiss, showMenu, edit, moveUp, moveDown, back, restarted, leaveQuestion
        case share, copied, paste, pasteKeys, pasteTooLarge
        case draggable, dragLifted, dragBefore, dragAfter, dragOnto, dragDropped, dragCancelled, dragNowhere
        case next
        case search, clearText
        case zoomIn, zoomOut, movePanel, dockLeft, dockRight, undock
        case waiting
        case resizeColumn, red, green, blue, opacity, hour, minute
        case sheetHeight, large, medium, points
        case more, rename, title, noResults, noResultsFor, checkSpelling
        case notSaved, reconnecting, needsReload, reload
        case page
        case hex, elsewhere, busy, triesAgain, notSignedIn, onlySignedIn, noAccess, notForYou, failed, tryLater
        case decrement, increment
    }

    /// The words of the strip that shows the state of the connection, in the order in which the client expects them.
    var ofStatus: [String] {
        [Word.dismiss, .notSaved, .reconnecting, .needsReload, .reload, .elsewhere].map { self[$0] }
    }

    /// The language of the texts, as HTML names it.
    package let language: String
    /// The direction of the texts, as HTML names it.
    package var direction: String { language == "ar" ? "rtl" : "ltr" }
    private let strings: [String]

    init(_ locale: Locale) {
        let code = locale.language.languageCode?.identifier ?? "en"
        (language, strings) = Self.table[code].map { (code, $0) } ?? ("en", Self.english)
    }

    /// Returns the texts in the language of a browser, such as `de-CH`.
    package init(browser language: String?) { self.init(KnownLocales.locale(language ?? "en")) }

    package subscript(word: Word) -> String { strings[word.rawValue] }

    static let english = [
        "OK", "Cancel", "Close", "Done", "Delete", "Error", "Dismiss popup", "Closes the popup window",
        "Choose a file", "Choose files", "Save a file", "Dismiss", "Show Menu", "Edit", "Move up",
        "Move down", "Back", "This page had to start again.",
        "Leave this page? Changes you made may not be saved.",
        "Share…", "Copied", "Paste", "Press Ctrl+V or ⌘V to paste.", "This is too large to be pasted.",
        "draggable", "Picked up %@. Tab or the arrow keys choose a place, Return drops, Escape cancels.",
        "Before %@", "After %@", "On %@", "Dropped", "Drag canceled", "There is no place for it.",
        "Next",
        "Search", "Clear text",
        "Zoom in", "Zoom out", "Move with the arrow keys, resize with Shift",
        "Dock at the left", "Dock at the right", "Undock",
        "Waiting for the connection",
        "Width", "Red", "Green", "Blue", "Opacity", "Hour", "Minute",
        "Sheet height", "Large", "Medium", "%@ points",
        "More", "Rename", "Title", "No Results", "No Results for “%@”",
        "Check the spelling or try a new search.",
        "Not saved:", "Reconnecting…",
        "This page needs to be reloaded.", "Reload", "Page %@",
        "Hex", "This page continues in another window.", "The server is busy", "This page tries again by itself.",
        "You are not signed in", "This page is only for people who have signed in.", "You have no access",
        "This page is not for you.", "Something went wrong", "Try again later.",
        "Decrement", "Increment",
    ]

    /// The texts of each language, in the order of the cases.
    private static let table: [String: [String]] = [
        "en": english,
        "ar": [
            "حسنًا", "إلغاء", "إغلاق", "تم", "حذف", "خطأ", "إغلاق النافذة المنبثقة", "يغلق النافذة المنبثقة",
            "اختيار ملف", "اختيار ملفات", "حفظ ملف", "تجاهل", "إظهار القائمة",
            "تعديل", "نقل لأعلى", "نقل لأسفل", "رجوع", "تعيّن بدء هذه الصفحة من جديد.",
            "هل تريد مغادرة هذه الصفحة؟ قد لا تُحفظ التغييرات التي أجريتها.",
            "مشاركة…", "تم النسخ", "لصق", "اضغط Ctrl+V أو ⌘V للصق.", "هذا أكبر من أن يُلصق.",
            "قابل للسحب", "تم التقاط %@. يختار Tab أو مفاتيح الأسهم مكانًا، ويُفلت Return، ويُلغي Escape.", "قبل %@",
            "بعد %@", "على %@", "تم الإفلات", "أُلغي السحب", "لا مكان له.",
            "التالي",
            "بحث", "مسح النص",
            "تكبير", "تصغير", "انقل بمفاتيح الأسهم، وغيّر الحجم مع Shift",
            "تثبيت على اليسار", "تثبيت على اليمين", "إلغاء التثبيت",
            "في انتظار الاتصال",
            "العرض", "أحمر", "أخضر", "أزرق", "التعتيم", "الساعة", "الدقيقة",
            "ارتفاع الورقة", "كبير", "متوسط", "%@ نقطة",
            "المزيد", "إعادة التسمية", "العنوان", "لا توجد نتائج", "لا توجد نتائج لـ \"%@\"",
            "تحقق من التهجئة أو جرّب بحثًا جديدًا.",
            "لم يُحفظ:", "جارٍ إعادة الاتصال…",
            "يجب إعادة تحميل هذه الصفحة.", "إعادة التحميل", "الصفحة %@",
            "ست عشري", "تستمر هذه الصفحة في نافذة أخرى.", "الخادم مشغول", "تعيد هذه الصفحة المحاولة تلقائيًا.",
            "لم تسجّل الدخول", "هذه الصفحة مخصصة لمن سجّلوا الدخول فقط.", "ليس لديك إذن بالوصول",
            "هذه الصفحة ليست متاحة لك.", "حدث خطأ ما", "أعد المحاولة لاحقًا.",
            "إنقاص", "زيادة",
        ],
        "de": [
            "OK", "Abbrechen", "Schließen", "Fertig", "Löschen", "Fehler", "Pop-up schließen",
            "Schließt das Pop-up-Fenster", "Datei auswählen", "Dateien auswählen", "Datei sichern", "Schließen",
            "Menü einblenden",
            "Bearbeiten", "Nach oben bewegen", "Nach unten bewegen", "Zurück",
            "Diese Seite musste neu beginnen.",
            "Diese Seite verlassen? Ihre Änderungen werden eventuell nicht gesichert.",
            "Teilen …", "Kopiert", "Einsetzen", "Zum Einsetzen Strg+V oder ⌘V drücken.",
            "Dies ist zu groß zum Einsetzen.",
            "bewegbar", "%@ aufgenommen. Tab oder Pfeiltasten wählen einen Ort, Return legt ab, Escape bricht ab.",
            "Vor %@", "Nach %@", "Auf %@", "Abgelegt", "Bewegen abgebrochen", "Es gibt keinen Ort dafür.",
            "Weiter",
            "Suchen", "Text löschen",
            "Vergrößern", "Verkleinern", "Mit Pfeiltasten bewegen, mit Umschalt die Größe ändern",
            "Links andocken", "Rechts andocken", "Abdocken",
            "Warten auf die Verbindung",
            "Breite", "Rot", "Grün", "Blau", "Deckkraft", "Stunde", "Minute",
            "Höhe des Blatts", "Groß", "Mittel", "%@ Punkte",
            "Mehr", "Umbenennen", "Titel", "Keine Ergebnisse", "Keine Ergebnisse für „%@“",
            "Prüfen Sie die Schreibweise oder suchen Sie neu.",
            "Nicht gesichert:", "Verbindung wird wiederhergestellt …",
            "Diese Seite muss neu geladen werden.", "Neu laden", "Seite %@",
            "Hex", "Diese Seite wird in einem anderen Fenster fortgesetzt.", "Der Server ist ausgelastet",
            "Diese Seite versucht es von selbst noch einmal.", "Sie sind nicht angemeldet",
            "Diese Seite ist nur für angemeldete Personen.", "Sie haben keinen Zugriff",
            "Diese Seite ist nicht für Sie bestimmt.", "Etwas ist schiefgelaufen",
            "Versuchen Sie es später noch einmal.",
            "Verringern", "Erhöhen",
        ],
        "es": [
            "Aceptar", "Cancelar", "Cerrar", "Listo", "Eliminar", "Error", "Cerrar ventana emergente",
            "Cierra la ventana emergente", "Elegir un archivo", "Elegir archivos", "Guardar un archivo", "Descartar",
            "Mostrar menú",
            "Editar", "Mover hacia arriba", "Mover hacia abajo", "Atrás", "Esta página ha tenido que empezar de nuevo.",
            "¿Salir de esta página? Es posible que los cambios no se guarden.",
            "Compartir…", "Copiado", "Pegar", "Pulsa Ctrl+V o ⌘V para pegar.", "Es demasiado grande para pegarlo.",
            "arrastrable",
            "Has cogido %@. El tabulador o las flechas eligen un lugar, Retorno suelta, Escape cancela.",
            "Antes de %@", "Después de %@", "En %@", "Soltado", "Arrastre cancelado", "No hay lugar para ello.",
            "Siguiente",
            "Buscar", "Borrar texto",
            "Ampliar", "Reducir", "Mueve con las flechas, cambia el tamaño con Mayúsculas",
            "Acoplar a la izquierda", "Acoplar a la derecha", "Desacoplar",
            "Esperando la conexión",
            "Anchura", "Rojo", "Verde", "Azul", "Opacidad", "Hora", "Minuto",
            "Altura de la hoja", "Grande", "Media", "%@ puntos",
            "Más", "Renombrar", "Título", "Sin resultados", "Sin resultados para “%@”",
            "Revisa la ortografía o prueba una nueva búsqueda.",
            "No guardado:", "Conectando de nuevo…",
            "Es necesario volver a cargar esta página.", "Volver a cargar", "Página %@",
            "Hex", "Esta página continúa en otra ventana.", "El servidor está ocupado",
            "Esta página lo vuelve a intentar por sí sola.", "No has iniciado sesión",
            "Esta página es solo para quienes han iniciado sesión.", "No tienes acceso",
            "Esta página no es para ti.", "Algo ha salido mal", "Inténtalo de nuevo más tarde.",
            "Disminuir", "Aumentar",
        ],
        "fr": [
            "OK", "Annuler", "Fermer", "Terminé", "Supprimer", "Erreur", "Fermer la fenêtre", "Ferme la fenêtre",
            "Choisir un fichier", "Choisir des fichiers", "Enregistrer un fichier", "Ignorer", "Afficher le menu",
            "Modifier", "Déplacer vers le haut", "Déplacer vers le bas", "Retour", "Cette page a dû redémarrer.",
            "Quitter cette page ? Vos modifications ne seront peut-être pas enregistrées.",
            "Partager…", "Copié", "Coller", "Appuyez sur Ctrl+V ou ⌘V pour coller.",
            "C’est trop volumineux pour être collé.",
            "déplaçable", "%@ saisi. Tab ou les flèches choisissent un emplacement, Retour dépose, Échap annule.",
            "Avant %@", "Après %@", "Sur %@", "Déposé", "Déplacement annulé", "Aucun emplacement possible.",
            "Suivant",
            "Rechercher", "Effacer le texte",
            "Agrandir", "Réduire", "Flèches pour déplacer, avec Maj pour redimensionner",
            "Ancrer à gauche", "Ancrer à droite", "Détacher",
            "En attente de connexion",
            "Largeur", "Rouge", "Vert", "Bleu", "Opacité", "Heure", "Minute",
            "Hauteur de la feuille", "Grande", "Moyenne", "%@ points",
            "Plus", "Renommer", "Titre", "Aucun résultat", "Aucun résultat pour « %@ »",
            "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
            "Non enregistré :", "Reconnexion…",
            "Cette page doit être rechargée.", "Recharger", "Page %@",
            "Hexa", "Cette page continue dans une autre fenêtre.", "Le serveur est occupé",
            "Cette page réessaie d’elle-même.", "Vous n’êtes pas connecté",
            "Cette page est réservée aux personnes connectées.", "Vous n’avez pas accès",
            "Cette page ne vous est pas destinée.", "Une erreur est survenue", "Réessayez plus tard.",
            "Diminuer", "Augmenter",
        ],
        "it": [
            "OK", "Annulla", "Chiudi", "Fine", "Elimina", "Errore", "Chiudi popup", "Chiude la finestra popup",
            "Scegli un file", "Scegli i file", "Salva un file", "Ignora", "Mostra menu",
            "Modifica", "Sposta in alto", "Sposta in basso", "Indietro", "Questa pagina è dovuta ripartire.",
            "Lasciare questa pagina? Le modifiche potrebbero non essere salvate.",
            "Condividi…", "Copiato", "Incolla", "Premi Ctrl+V o ⌘V per incollare.",
            "È troppo grande per essere incollato.",
            "trascinabile", "Preso %@. Tab o le frecce scelgono un posto, Invio rilascia, Esc annulla.",
            "Prima di %@", "Dopo %@", "Su %@", "Rilasciato", "Trascinamento annullato", "Non c’è posto.",
            "Avanti",
            "Cerca", "Cancella testo",
            "Ingrandisci", "Riduci", "Sposta con le frecce, ridimensiona con Maiuscole",
            "Aggancia a sinistra", "Aggancia a destra", "Sgancia",
            "In attesa della connessione",
            "Larghezza", "Rosso", "Verde", "Blu", "Opacità", "Ora", "Minuto",
            "Altezza del foglio", "Grande", "Media", "%@ punti",
            "Altro", "Rinomina", "Titolo", "Nessun risultato", "Nessun risultato per “%@”",
            "Controlla l’ortografia o prova una nuova ricerca.",
            "Non salvato:", "Riconnessione…",
            "Questa pagina deve essere ricaricata.", "Ricarica", "Pagina %@",
            "Hex", "Questa pagina continua in un’altra finestra.", "Il server è occupato",
            "Questa pagina riprova da sola.", "Non hai effettuato l’accesso",
            "Questa pagina è solo per chi ha effettuato l’accesso.", "Non hai accesso",
            "Questa pagina non è per te.", "Si è verificato un errore", "Riprova più tardi.",
            "Diminuisci", "Aumenta",
        ],
        "ja": [
            "OK", "キャンセル", "閉じる", "完了", "削除", "エラー", "ポップアップを閉じる", "ポップアップウインドウを閉じます", "ファイルを選択", "ファイルを選択",
            "ファイルを保存", "閉じる", "メニューを表示",
            "編集", "上に移動", "下に移動", "戻る", "このページは最初からやり直しになりました。",
            "このページを離れますか？変更内容が保存されない可能性があります。",
            "共有…", "コピーしました", "ペースト", "Ctrl+Vまたは⌘Vを押してペーストしてください。", "大きすぎてペーストできません。",
            "ドラッグ可能", "%@を持ち上げました。Tabまたは矢印キーで場所を選択、Returnでドロップ、Escapeでキャンセルします。", "%@の前", "%@の後", "%@の上", "ドロップしました",
            "ドラッグをキャンセルしました", "置ける場所がありません。",
            "次へ",
            "検索", "テキストを消去",
            "拡大", "縮小", "矢印キーで移動、Shiftでサイズ変更", "左に固定", "右に固定", "固定を解除",
            "接続を待っています",
            "幅", "赤", "緑", "青", "不透明度", "時", "分",
            "シートの高さ", "大", "中", "%@ポイント",
            "その他", "名称変更", "タイトル", "結果なし", "“%@”の検索結果なし",
            "スペルを確認するか、別の検索をお試しください。",
            "保存されていません:", "再接続中…",
            "このページを再読み込みする必要があります。", "再読み込み", "ページ%@",
            "16進", "このページは別のウインドウで続いています。", "サーバが混み合っています", "このページは自動的に再試行します。", "サインインしていません",
            "このページはサインインした人だけが利用できます。", "アクセス権がありません", "このページは利用できません。", "問題が起きました", "後でもう一度お試しください。",
            "減らす", "増やす",
        ],
        "ko": [
            "확인", "취소", "닫기", "완료", "삭제", "오류", "팝업 닫기", "팝업 윈도우를 닫습니다", "파일 선택", "파일 선택", "파일 저장", "닫기", "메뉴 보기",
            "편집", "위로 이동", "아래로 이동", "뒤로", "이 페이지가 다시 시작되었습니다.",
            "이 페이지에서 나가시겠습니까? 변경사항이 저장되지 않을 수 있습니다.",
            "공유…", "복사됨", "붙여넣기", "붙여넣으려면 Ctrl+V 또는 ⌘V를 누르십시오.", "너무 커서 붙여넣을 수 없습니다.",
            "드래그 가능", "%@ 들어 올림. Tab 또는 화살표 키로 위치 선택, Return으로 놓기, Escape로 취소.", "%@ 앞", "%@ 뒤", "%@ 위", "놓았음",
            "드래그 취소됨", "놓을 위치가 없습니다.",
            "다음",
            "검색", "텍스트 지우기",
            "확대", "축소", "화살표 키로 이동, Shift로 크기 조절", "왼쪽에 고정", "오른쪽에 고정", "고정 해제",
            "연결을 기다리는 중",
            "너비", "빨간색", "초록색", "파란색", "불투명도", "시", "분",
            "시트 높이", "크게", "중간", "%@포인트",
            "더 보기", "이름 변경", "제목", "결과 없음", "‘%@’에 대한 결과 없음",
            "맞춤법을 확인하거나 새로 검색하십시오.",
            "저장되지 않음:", "다시 연결하는 중…",
            "이 페이지를 다시 로드해야 합니다.", "다시 로드", "페이지 %@",
            "16진수", "이 페이지는 다른 윈도우에서 계속됩니다.", "서버가 사용 중입니다", "이 페이지는 자동으로 다시 시도합니다.", "로그인하지 않았습니다",
            "이 페이지는 로그인한 사용자만 볼 수 있습니다.", "접근 권한이 없습니다", "이 페이지를 볼 수 없습니다.", "문제가 발생했습니다", "나중에 다시 시도하십시오.",
            "줄이기", "늘리기",
        ],
        "nl": [
            "OK", "Annuleer", "Sluit", "Gereed", "Verwijder", "Fout", "Sluit pop-up", "Sluit het pop-upvenster",
            "Kies een bestand", "Kies bestanden", "Bewaar een bestand", "Sluit", "Toon menu",
            "Wijzig", "Verplaats omhoog", "Verplaats omlaag", "Terug", "Deze pagina is opnieuw begonnen.",
            "Deze pagina verlaten? Wijzigingen worden mogelijk niet bewaard.",
            "Deel…", "Gekopieerd", "Plak", "Druk op Ctrl+V of ⌘V om te plakken.", "Dit is te groot om te plakken.",
            "sleepbaar", "%@ opgepakt. Tab of de pijltoetsen kiezen een plaats, Return zet neer, Escape annuleert.",
            "Voor %@", "Na %@", "Op %@", "Neergezet", "Slepen geannuleerd", "Er is geen plaats voor.",
            "Volgende",
            "Zoek", "Wis tekst",
            "Vergroot", "Verklein", "Verplaats met de pijltoetsen, wijzig het formaat met Shift",
            "Zet links vast", "Zet rechts vast", "Maak los",
            "Wachten op de verbinding",
            "Breedte", "Rood", "Groen", "Blauw", "Dekking", "Uur", "Minuut",
            "Hoogte van het blad", "Groot", "Middelgroot", "%@ punten",
            "Meer", "Wijzig naam", "Titel", "Geen resultaten", "Geen resultaten voor ‘%@’",
            "Controleer de spelling of zoek opnieuw.",
            "Niet bewaard:", "Opnieuw verbinden…",
            "Deze pagina moet opnieuw worden geladen.", "Laad opnieuw", "Pagina %@",
            "Hex", "Deze pagina gaat verder in een ander venster.", "De server is bezet",
            "Deze pagina probeert het vanzelf opnieuw.", "Je bent niet ingelogd",
            "Deze pagina is alleen voor wie is ingelogd.", "Je hebt geen toegang", "Deze pagina is niet voor jou.",
            "Er is iets misgegaan", "Probeer het later opnieuw.",
            "Verlaag", "Verhoog",
        ],
        "pt": [
            "OK", "Cancelar", "Fechar", "Concluído", "Apagar", "Erro", "Fechar pop-up", "Fecha a janela pop-up",
            "Escolher um ficheiro", "Escolher ficheiros", "Guardar um ficheiro", "Descartar", "Mostrar menu",
            "Editar", "Mover para cima", "Mover para baixo", "Voltar", "Esta página teve de recomeçar.",
            "Sair desta página? As alterações podem não ser guardadas.",
            "Partilhar…", "Copiado", "Colar", "Prima Ctrl+V ou ⌘V para colar.", "É demasiado grande para colar.",
            "arrastável", "%@ agarrado. Tab ou as setas escolhem um lugar, Return larga, Escape cancela.",
            "Antes de %@", "Depois de %@", "Em %@", "Largado", "Arrastamento cancelado", "Não há lugar.",
            "Seguinte",
            "Buscar", "Limpar texto",
            "Ampliar", "Reduzir", "Mover com as setas, redimensionar com Shift",
            "Fixar à esquerda", "Fixar à direita", "Soltar",
            "A aguardar a ligação",
            "Largura", "Vermelho", "Verde", "Azul", "Opacidade", "Hora", "Minuto",
            "Altura da folha", "Grande", "Média", "%@ pontos",
            "Mais", "Mudar o nome", "Título", "Sem resultados", "Sem resultados para “%@”",
            "Verifique a ortografia ou tente uma nova pesquisa.",
            "Não guardado:", "A restabelecer a ligação…",
            "Esta página tem de ser recarregada.", "Recarregar", "Página %@",
            "Hex", "Esta página continua noutra janela.", "O servidor está ocupado",
            "Esta página tenta novamente por si.", "Não tem sessão iniciada",
            "Esta página é só para quem iniciou sessão.", "Não tem acesso", "Esta página não é para si.",
            "Algo correu mal", "Tente novamente mais tarde.",
            "Diminuir", "Aumentar",
        ],
        "zh": [
            "好", "取消", "关闭", "完成", "删除", "错误", "关闭弹出窗口", "关闭弹出窗口", "选取一个文件", "选取文件", "存储文件", "关闭", "显示菜单",
            "编辑", "上移", "下移", "返回", "此页面已重新开始。",
            "离开此页面？您所做的更改可能不会保存。",
            "共享…", "已拷贝", "粘贴", "按下 Ctrl+V 或 ⌘V 以粘贴。", "内容太大，无法粘贴。",
            "可拖移", "已拿起%@。Tab 或箭头键选取位置，Return 放下，Escape 取消。", "%@之前", "%@之后", "%@上", "已放下", "已取消拖移", "没有可放的位置。",
            "下一步",
            "搜索", "清除文本",
            "放大", "缩小", "用箭头键移动，按住 Shift 调整大小", "停靠在左侧", "停靠在右侧", "取消停靠",
            "正在等待连接",
            "宽度", "红色", "绿色", "蓝色", "不透明度", "小时", "分钟",
            "面板高度", "大", "中", "%@ 点",
            "更多", "重新命名", "标题", "无结果", "没有“%@”的结果",
            "请检查拼写或尝试新的搜索。",
            "未存储：", "正在重新连接…",
            "需要重新载入此页面。", "重新载入", "第 %@ 页",
            "十六进制", "此页面在另一个窗口中继续。", "服务器繁忙", "此页面会自动重试。", "您尚未登录", "此页面仅供已登录的用户使用。", "您没有访问权限", "此页面不对您开放。",
            "出了点问题", "请稍后再试。",
            "减少", "增加",
        ],
    ]

    /// Returns whether every language has every text.
    static var isComplete: Bool { table.values.allSatisfy { $0.count == english.count } }
}
