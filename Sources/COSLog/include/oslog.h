// SPDX-License-Identifier: Apache-2.0
// Empty: the Swift module `os` has all names. See module.modulemap.
#ifndef COSLOG_H
#define COSLOG_H
#endif
