// SPDX-License-Identifier: Apache-2.0
// The bytes of the style sheets, for client.c alone.

static const unsigned char styles_base_css[] = {
#embed "../../Client/styles/base.css"
};
static const unsigned char styles_choices_css[] = {
#embed "../../Client/styles/choices.css"
};
static const unsigned char styles_containers_css[] = {
#embed "../../Client/styles/containers.css"
};
static const unsigned char styles_controls_css[] = {
#embed "../../Client/styles/controls.css"
};
static const unsigned char styles_dialog_css[] = {
#embed "../../Client/styles/dialog.css"
};
static const unsigned char styles_drawer_css[] = {
#embed "../../Client/styles/drawer.css"
};
static const unsigned char styles_help_css[] = {
#embed "../../Client/styles/help.css"
};
static const unsigned char styles_menu_css[] = {
#embed "../../Client/styles/menu.css"
};
static const unsigned char styles_modal_css[] = {
#embed "../../Client/styles/modal.css"
};
static const unsigned char styles_navigation_css[] = {
#embed "../../Client/styles/navigation.css"
};
static const unsigned char styles_popover_css[] = {
#embed "../../Client/styles/popover.css"
};
static const unsigned char styles_presentation_css[] = {
#embed "../../Client/styles/presentation.css"
};
static const unsigned char styles_print_css[] = {
#embed "../../Client/styles/print.css"
};
static const unsigned char styles_sheet_css[] = {
#embed "../../Client/styles/sheet.css"
};
static const unsigned char styles_text_css[] = {
#embed "../../Client/styles/text.css"
};
static const unsigned char styles_toast_css[] = {
#embed "../../Client/styles/toast.css"
};
