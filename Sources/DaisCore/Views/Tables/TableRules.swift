// SPDX-License-Identifier: Apache-2.0

extension FeatureStyle {
    /// Cells of one column have the same limits, and all rows have the same width, so that the columns meet without a
    /// measurement. `--tw`, `--tn` and `--tx` are the ideal, least and greatest width of a column, and `--tl` is the
    /// least width of a row.
    static let tables = FeatureStyle(
        "tables",
        """
        .list.tbl {
          --rt: 4px; --rb: 4px; --row-h: 36px; display: flex; flex-direction: column; overflow: auto;
          scroll-padding-block-start: 34px;
        }
        .list.tbl.still { overflow: hidden }
        .list.tbl > * { flex: none; margin: 0; min-width: var(--tl) }
        .list.tbl > .rows { flex: 1 0 auto }
        .tbl-i { --rl: 8px; --rr: 8px }
        .tbl-i > .rows { padding-inline: 8px }
        .tbl-i .row { border-radius: 8px }
        .tbl-b { border: 1px solid var(--separator); border-radius: 10px }
        .trow { display: flex; align-items: center; gap: 16px; min-width: 0 }
        .tc {
          flex: 1 1 var(--tw, 100px); min-width: var(--tn, 60px); max-width: var(--tx, none); display: grid;
          grid-template-columns: minmax(0, 1fr); place-items: center start; text-align: start;
          overflow: clip; overflow-clip-margin: 4px;
        }
        .tc > * { min-width: 0; max-width: 100% }
        .tc > .gx { justify-self: stretch }
        .tc-c { justify-items: center; text-align: center }
        .tc-e { justify-items: end; text-align: end }
        .tc-n { justify-items: right; text-align: right; font-variant-numeric: tabular-nums }
        .tc-l { justify-items: left; text-align: left }
        .tbl:not(.tbl-1) .tc .T {
          display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--ll, 1); overflow: hidden;
          word-break: var(--lw, break-all);
        }
        .tbl-h {
          position: sticky; inset-block-start: 0; z-index: 1; min-height: 30px; padding-inline: 16px;
          border-block-end: 1px solid var(--separator); font-size: calc(.8125 * var(--u)); font-weight: 600;
          color: var(--label2); background: color-mix(in srgb, var(--bg) 82%, transparent);
          backdrop-filter: blur(20px) saturate(1.8);
        }
        .tbl-h .B {
          display: flex; align-items: center; justify-content: inherit; gap: 6px; min-height: 30px;
          justify-self: stretch; text-align: inherit;
        }
        .tbl-h .tc { justify-content: start }
        .tbl-h .tc-c { justify-content: center }
        .tbl-h .tc-e { justify-content: end }
        .tbl-h .tc-n { justify-content: right }
        .tbl-h .tc-l { justify-content: left }
        .tbl-h .B > * { min-width: 0 }
        .tbl .sec-h { inset-block-start: 30px; padding-inline: var(--rl) }
        .tbl .rows > :is(.sec, .row) { margin-block: 0 }
        .tc[aria-sort] { color: var(--label) }
        .tc[aria-sort] > .B::after {
          content: ""; flex: none; inline-size: 6px; block-size: 6px; border: solid; border-width: 1.5px 1.5px 0 0;
          rotate: -45deg; translate: 0 2px;
        }
        .tc[aria-sort=descending] > .B::after { rotate: 135deg; translate: 0 -2px }
        .alt .row:nth-child(even of .row) { background-color: var(--fill3) }
        .alt .row::before { display: none }
        .tbl-1.tbl.list { --rt: 8px; --rb: 8px; --row-h: 44px; scroll-padding-block-start: 0 }
        .tbl-1.list > * { min-width: 0 }
        .tbl-1 > .tbl-h, .tbl-1 .tc:not(:first-child) { display: none }
        .tbl-1 .sec-h { inset-block-start: 0 }
        .tbl-1 .tc { flex: 1; min-width: 0; max-width: none; justify-items: start; text-align: start }
        @media (pointer: coarse) {
          .list.tbl { --row-h: 44px; scroll-padding-block-start: 48px }
          .tbl-h, .tbl-h .B { min-height: 44px }
          .tbl:not(.tbl-1) .sec-h { inset-block-start: 44px }
        }
        @media (forced-colors: active) { .alt .row { border-block-end: 1px solid CanvasText } }
        """)
}
