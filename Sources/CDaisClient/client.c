// SPDX-License-Identifier: Apache-2.0
// The client's files as bytes of the binary: no bundle beside it, no path to configure. `#embed` of 62 kB costs 3 s of
// build, a Swift array literal of the same size 25 s, and the compiler notices an edited file by itself.
// A new file in Client/ needs four lines here; a test compares this list with the folder.
#include "dais_client.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char main_js[] = {
#embed "../../Client/main.js"
};
static const unsigned char anchors_js[] = {
#embed "../../Client/anchors.js"
};
static const unsigned char basics_js[] = {
#embed "../../Client/basics.js"
};
static const unsigned char zoom_js[] = {
#embed "../../Client/zoom.js"
};
static const unsigned char help_js[] = {
#embed "../../Client/help.js"
};
static const unsigned char heights_js[] = {
#embed "../../Client/heights.js"
};
static const unsigned char beside_js[] = {
#embed "../../Client/beside.js"
};
static const unsigned char changing_js[] = {
#embed "../../Client/changing.js"
};
static const unsigned char connection_js[] = {
#embed "../../Client/connection.js"
};
static const unsigned char detents_js[] = {
#embed "../../Client/detents.js"
};
static const unsigned char dismissal_js[] = {
#embed "../../Client/dismissal.js"
};
static const unsigned char events_js[] = {
#embed "../../Client/events.js"
};
static const unsigned char files_js[] = {
#embed "../../Client/files.js"
};
static const unsigned char focus_js[] = {
#embed "../../Client/focus.js"
};
static const unsigned char foreign_js[] = {
#embed "../../Client/foreign.js"
};
static const unsigned char holes_js[] = {
#embed "../../Client/holes.js"
};
static const unsigned char hits_js[] = {
#embed "../../Client/hits.js"
};
static const unsigned char grabber_js[] = {
#embed "../../Client/grabber.js"
};
static const unsigned char follow_js[] = {
#embed "../../Client/follow.js"
};
static const unsigned char telling_js[] = {
#embed "../../Client/telling.js"
};
static const unsigned char gestures_js[] = {
#embed "../../Client/gestures.js"
};
static const unsigned char history_js[] = {
#embed "../../Client/history.js"
};
static const unsigned char inertness_js[] = {
#embed "../../Client/inertness.js"
};
static const unsigned char inputs_js[] = {
#embed "../../Client/inputs.js"
};
static const unsigned char keyboard_js[] = {
#embed "../../Client/keyboard.js"
};
static const unsigned char keys_js[] = {
#embed "../../Client/keys.js"
};
static const unsigned char layers_js[] = {
#embed "../../Client/layers.js"
};
static const unsigned char lazy_js[] = {
#embed "../../Client/lazy.js"
};
static const unsigned char leaving_js[] = {
#embed "../../Client/leaving.js"
};
static const unsigned char measure_js[] = {
#embed "../../Client/measure.js"
};
static const unsigned char menus_js[] = {
#embed "../../Client/menus.js"
};
static const unsigned char morph_js[] = {
#embed "../../Client/morph.js"
};
static const unsigned char edges_js[] = {
#embed "../../Client/edges.js"
};
static const unsigned char motion_js[] = {
#embed "../../Client/motion.js"
};
static const unsigned char navigation_js[] = {
#embed "../../Client/navigation.js"
};
static const unsigned char presses_js[] = {
#embed "../../Client/presses.js"
};
static const unsigned char titles_js[] = {
#embed "../../Client/titles.js"
};
static const unsigned char nodes_js[] = {
#embed "../../Client/nodes.js"
};
static const unsigned char notes_js[] = {
#embed "../../Client/notes.js"
};
static const unsigned char overlays_js[] = {
#embed "../../Client/overlays.js"
};
static const unsigned char pages_js[] = {
#embed "../../Client/pages.js"
};
static const unsigned char parts_js[] = {
#embed "../../Client/parts.js"
};
static const unsigned char patch_js[] = {
#embed "../../Client/patch.js"
};
static const unsigned char matching_js[] = {
#embed "../../Client/matching.js"
};
static const unsigned char playing_js[] = {
#embed "../../Client/playing.js"
};
static const unsigned char presence_js[] = {
#embed "../../Client/presence.js"
};
static const unsigned char release_js[] = {
#embed "../../Client/release.js"
};
static const unsigned char properties_js[] = {
#embed "../../Client/properties.js"
};
static const unsigned char recognisers_js[] = {
#embed "../../Client/recognisers.js"
};
static const unsigned char rules_js[] = {
#embed "../../Client/rules.js"
};
static const unsigned char sheet_js[] = {
#embed "../../Client/sheet.js"
};
static const unsigned char springs_js[] = {
#embed "../../Client/springs.js"
};
static const unsigned char status_js[] = {
#embed "../../Client/status.js"
};
static const unsigned char toasts_js[] = {
#embed "../../Client/toasts.js"
};
static const unsigned char styles_base_css[] = {
#embed "../../Client/styles/base.css"
};
static const unsigned char styles_text_css[] = {
#embed "../../Client/styles/text.css"
};
static const unsigned char styles_containers_css[] = {
#embed "../../Client/styles/containers.css"
};
static const unsigned char styles_navigation_css[] = {
#embed "../../Client/styles/navigation.css"
};
static const unsigned char styles_controls_css[] = {
#embed "../../Client/styles/controls.css"
};
static const unsigned char styles_choices_css[] = {
#embed "../../Client/styles/choices.css"
};
static const unsigned char styles_presentation_css[] = {
#embed "../../Client/styles/presentation.css"
};
static const unsigned char styles_dialog_css[] = {
#embed "../../Client/styles/dialog.css"
};
static const unsigned char styles_menu_css[] = {
#embed "../../Client/styles/menu.css"
};
static const unsigned char styles_popover_css[] = {
#embed "../../Client/styles/popover.css"
};
static const unsigned char styles_drawer_css[] = {
#embed "../../Client/styles/drawer.css"
};
static const unsigned char styles_modal_css[] = {
#embed "../../Client/styles/modal.css"
};
static const unsigned char styles_sheet_css[] = {
#embed "../../Client/styles/sheet.css"
};
static const unsigned char styles_help_css[] = {
#embed "../../Client/styles/help.css"
};
static const unsigned char styles_toast_css[] = {
#embed "../../Client/styles/toast.css"
};

#define FILE(name, bytes) {name, bytes, sizeof(bytes)}

static const struct dais_client_file files[] = {
    FILE("main.js", main_js),
    FILE("anchors.js", anchors_js),
    FILE("heights.js", heights_js),
    FILE("beside.js", beside_js),
    FILE("basics.js", basics_js),
    FILE("zoom.js", zoom_js),
    FILE("help.js", help_js),
    FILE("changing.js", changing_js),
    FILE("connection.js", connection_js),
    FILE("detents.js", detents_js),
    FILE("dismissal.js", dismissal_js),
    FILE("events.js", events_js),
    FILE("files.js", files_js),
    FILE("focus.js", focus_js),
    FILE("foreign.js", foreign_js),
    FILE("hits.js", hits_js),
    FILE("holes.js", holes_js),
    FILE("grabber.js", grabber_js),
    FILE("follow.js", follow_js),
    FILE("telling.js", telling_js),
    FILE("gestures.js", gestures_js),
    FILE("history.js", history_js),
    FILE("inertness.js", inertness_js),
    FILE("inputs.js", inputs_js),
    FILE("keyboard.js", keyboard_js),
    FILE("keys.js", keys_js),
    FILE("layers.js", layers_js),
    FILE("lazy.js", lazy_js),
    FILE("leaving.js", leaving_js),
    FILE("measure.js", measure_js),
    FILE("menus.js", menus_js),
    FILE("morph.js", morph_js),
    FILE("edges.js", edges_js),
    FILE("motion.js", motion_js),
    FILE("navigation.js", navigation_js),
    FILE("presses.js", presses_js),
    FILE("titles.js", titles_js),
    FILE("nodes.js", nodes_js),
    FILE("notes.js", notes_js),
    FILE("overlays.js", overlays_js),
    FILE("pages.js", pages_js),
    FILE("parts.js", parts_js),
    FILE("patch.js", patch_js),
    FILE("matching.js", matching_js),
    FILE("playing.js", playing_js),
    FILE("presence.js", presence_js),
    FILE("release.js", release_js),
    FILE("properties.js", properties_js),
    FILE("recognisers.js", recognisers_js),
    FILE("rules.js", rules_js),
    FILE("sheet.js", sheet_js),
    FILE("springs.js", springs_js),
    FILE("status.js", status_js),
    FILE("toasts.js", toasts_js),
    // Style sheets are joined in this order, those of each part for themselves.
    FILE("styles/base.css", styles_base_css),
    FILE("styles/text.css", styles_text_css),
    FILE("styles/containers.css", styles_containers_css),
    FILE("styles/navigation.css", styles_navigation_css),
    FILE("styles/controls.css", styles_controls_css),
    FILE("styles/choices.css", styles_choices_css),
    FILE("styles/presentation.css", styles_presentation_css),
    FILE("styles/dialog.css", styles_dialog_css),
    FILE("styles/popover.css", styles_popover_css),
    FILE("styles/drawer.css", styles_drawer_css),
    FILE("styles/modal.css", styles_modal_css),
    FILE("styles/sheet.css", styles_sheet_css),
    FILE("styles/menu.css", styles_menu_css),
    FILE("styles/toast.css", styles_toast_css),
    FILE("styles/help.css", styles_help_css),
};

size_t dais_client_file_count(void) {
    return sizeof(files) / sizeof(files[0]);
}

struct dais_client_file dais_client_file_at(size_t index) {
    return files[index];
}
