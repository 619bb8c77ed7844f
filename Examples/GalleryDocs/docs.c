// SPDX-License-Identifier: Apache-2.0
// The pages of `docs/` as bytes of the gallery, which shows them. A new page needs four lines here, in the order of
// paths; a test compares this list with the folder.
#include "gallery_docs.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char architecture[] = {
#embed "../../docs/Architecture.md"
};
static const unsigned char behaviors[] = {
#embed "../../docs/Behaviors.md"
};
static const unsigned char board[] = {
#embed "../../docs/Board.md"
};
static const unsigned char clipboard[] = {
#embed "../../docs/Clipboard.md"
};
static const unsigned char coverage[] = {
#embed "../../docs/Coverage.md"
};
static const unsigned char deployment[] = {
#embed "../../docs/Deployment.md"
};
static const unsigned char development[] = {
#embed "../../docs/Development.md"
};
static const unsigned char devices[] = {
#embed "../../docs/Devices.md"
};
static const unsigned char differences[] = {
#embed "../../docs/Differences.md"
};
static const unsigned char draganddrop[] = {
#embed "../../docs/DragAndDrop.md"
};
static const unsigned char gettingstarted[] = {
#embed "../../docs/GettingStarted.md"
};
static const unsigned char glossary[] = {
#embed "../../docs/Glossary.md"
};
static const unsigned char identity[] = {
#embed "../../docs/Identity.md"
};
static const unsigned char latency[] = {
#embed "../../docs/Latency.md"
};
static const unsigned char migration[] = {
#embed "../../docs/Migration.md"
};
static const unsigned char modals[] = {
#embed "../../docs/Modals.md"
};
static const unsigned char navigation[] = {
#embed "../../docs/Navigation.md"
};
static const unsigned char operations[] = {
#embed "../../docs/Operations.md"
};
static const unsigned char ownnames[] = {
#embed "../../docs/OwnNames.md"
};
static const unsigned char performance[] = {
#embed "../../docs/Performance.md"
};
static const unsigned char presentationhost[] = {
#embed "../../docs/PresentationHost.md"
};
static const unsigned char presentations[] = {
#embed "../../docs/Presentations.md"
};
static const unsigned char restoration[] = {
#embed "../../docs/Restoration.md"
};
static const unsigned char scaling[] = {
#embed "../../docs/Scaling.md"
};
static const unsigned char server[] = {
#embed "../../docs/Server.md"
};
static const unsigned char sharing[] = {
#embed "../../docs/Sharing.md"
};
static const unsigned char state[] = {
#embed "../../docs/State.md"
};
static const unsigned char testing[] = {
#embed "../../docs/Testing.md"
};
static const unsigned char toasts[] = {
#embed "../../docs/Toasts.md"
};
static const unsigned char tutorial[] = {
#embed "../../docs/Tutorial.md"
};
static const unsigned char whatdaisisnot[] = {
#embed "../../docs/WhatDaisIsNot.md"
};
static const unsigned char whichdoor[] = {
#embed "../../docs/WhichDoor.md"
};
static const unsigned char wireprotocol[] = {
#embed "../../docs/WireProtocol.md"
};
static const unsigned char wire_draganddrop[] = {
#embed "../../docs/wire/DragAndDrop.md"
};
static const unsigned char wire_foreign[] = {
#embed "../../docs/wire/Foreign.md"
};
static const unsigned char wire_gestures[] = {
#embed "../../docs/wire/Gestures.md"
};
static const unsigned char wire_motion[] = {
#embed "../../docs/wire/Motion.md"
};
static const unsigned char wire_navigation[] = {
#embed "../../docs/wire/Navigation.md"
};
static const unsigned char wire_overlays[] = {
#embed "../../docs/wire/Overlays.md"
};
static const unsigned char wire_start[] = {
#embed "../../docs/wire/Start.md"
};
static const unsigned char wire_transfer[] = {
#embed "../../docs/wire/Transfer.md"
};

static const struct gallery_doc docs[] = {
    {"Architecture", architecture, sizeof(architecture)},
    {"Behaviors", behaviors, sizeof(behaviors)},
    {"Board", board, sizeof(board)},
    {"Clipboard", clipboard, sizeof(clipboard)},
    {"Coverage", coverage, sizeof(coverage)},
    {"Deployment", deployment, sizeof(deployment)},
    {"Development", development, sizeof(development)},
    {"Devices", devices, sizeof(devices)},
    {"Differences", differences, sizeof(differences)},
    {"DragAndDrop", draganddrop, sizeof(draganddrop)},
    {"GettingStarted", gettingstarted, sizeof(gettingstarted)},
    {"Glossary", glossary, sizeof(glossary)},
    {"Identity", identity, sizeof(identity)},
    {"Latency", latency, sizeof(latency)},
    {"Migration", migration, sizeof(migration)},
    {"Modals", modals, sizeof(modals)},
    {"Navigation", navigation, sizeof(navigation)},
    {"Operations", operations, sizeof(operations)},
    {"OwnNames", ownnames, sizeof(ownnames)},
    {"Performance", performance, sizeof(performance)},
    {"PresentationHost", presentationhost, sizeof(presentationhost)},
    {"Presentations", presentations, sizeof(presentations)},
    {"Restoration", restoration, sizeof(restoration)},
    {"Scaling", scaling, sizeof(scaling)},
    {"Server", server, sizeof(server)},
    {"Sharing", sharing, sizeof(sharing)},
    {"State", state, sizeof(state)},
    {"Testing", testing, sizeof(testing)},
    {"Toasts", toasts, sizeof(toasts)},
    {"Tutorial", tutorial, sizeof(tutorial)},
    {"WhatDaisIsNot", whatdaisisnot, sizeof(whatdaisisnot)},
    {"WhichDoor", whichdoor, sizeof(whichdoor)},
    {"WireProtocol", wireprotocol, sizeof(wireprotocol)},
    {"wire/DragAndDrop", wire_draganddrop, sizeof(wire_draganddrop)},
    {"wire/Foreign", wire_foreign, sizeof(wire_foreign)},
    {"wire/Gestures", wire_gestures, sizeof(wire_gestures)},
    {"wire/Motion", wire_motion, sizeof(wire_motion)},
    {"wire/Navigation", wire_navigation, sizeof(wire_navigation)},
    {"wire/Overlays", wire_overlays, sizeof(wire_overlays)},
    {"wire/Start", wire_start, sizeof(wire_start)},
    {"wire/Transfer", wire_transfer, sizeof(wire_transfer)},
};

size_t gallery_doc_count(void) { return sizeof(docs) / sizeof(docs[0]); }

struct gallery_doc gallery_doc_at(size_t index) { return docs[index]; }
