// SPDX-License-Identifier: Apache-2.0
#include "CDaisThread.h"

static _Thread_local void *evaluating;

void *dais_evaluating(void) { return evaluating; }
void dais_set_evaluating(void *node) { evaluating = node; }
