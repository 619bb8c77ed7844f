// SPDX-License-Identifier: Apache-2.0
// Empty: the Swift module `CoreGraphics` has all names. See module.modulemap.
#ifndef CCOREGRAPHICS_H
#define CCOREGRAPHICS_H
#endif
