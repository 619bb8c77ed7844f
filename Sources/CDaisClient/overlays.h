// SPDX-License-Identifier: Apache-2.0
// The bytes of the part `overlays`, for client.c.

static const unsigned char overlays_anchors_js[] = {
#embed "../../Client/overlays/anchors.js"
};
static const unsigned char overlays_bare_js[] = {
#embed "../../Client/overlays/bare.js"
};
static const unsigned char overlays_beside_js[] = {
#embed "../../Client/overlays/beside.js"
};
static const unsigned char overlays_detents_js[] = {
#embed "../../Client/overlays/detents.js"
};
static const unsigned char overlays_dismissal_js[] = {
#embed "../../Client/overlays/dismissal.js"
};
static const unsigned char overlays_files_js[] = {
#embed "../../Client/overlays/files.js"
};
static const unsigned char overlays_grabber_js[] = {
#embed "../../Client/overlays/grabber.js"
};
static const unsigned char overlays_guesses_js[] = {
#embed "../../Client/overlays/guesses.js"
};
static const unsigned char overlays_heights_js[] = {
#embed "../../Client/overlays/heights.js"
};
static const unsigned char overlays_hits_js[] = {
#embed "../../Client/overlays/hits.js"
};
static const unsigned char overlays_holes_js[] = {
#embed "../../Client/overlays/holes.js"
};
static const unsigned char overlays_inertness_js[] = {
#embed "../../Client/overlays/inertness.js"
};
static const unsigned char overlays_layers_js[] = {
#embed "../../Client/overlays/layers.js"
};
static const unsigned char overlays_leave_js[] = {
#embed "../../Client/overlays/leave.js"
};
static const unsigned char overlays_menus_js[] = {
#embed "../../Client/overlays/menus.js"
};
static const unsigned char overlays_overlays_js[] = {
#embed "../../Client/overlays/overlays.js"
};
static const unsigned char overlays_presence_js[] = {
#embed "../../Client/overlays/presence.js"
};
static const unsigned char overlays_release_js[] = {
#embed "../../Client/overlays/release.js"
};
static const unsigned char overlays_returns_js[] = {
#embed "../../Client/overlays/returns.js"
};
static const unsigned char overlays_sheet_js[] = {
#embed "../../Client/overlays/sheet.js"
};
static const unsigned char overlays_stack_js[] = {
#embed "../../Client/overlays/stack.js"
};
static const unsigned char overlays_toasts_js[] = {
#embed "../../Client/overlays/toasts.js"
};
static const unsigned char overlays_transfer_js[] = {
#embed "../../Client/overlays/transfer.js"
};
