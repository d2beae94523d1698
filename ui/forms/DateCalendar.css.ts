import { media, vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const head = style({ display: "flex", alignItems: "center", gap: vars.space[2] });

globalStyle(`[dir=rtl] ${head} svg`, { rotate: "180deg" });

export const title = style({ flex: 1, fontSize: vars.text.md, textAlign: "center" });

/** As wide as seven touch targets, where the window is. */
export const grid = style({
  inlineSize: `calc(7 * ${vars.size.compact})`,
  maxInlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const weekDay = style({
  paddingBlock: vars.space[1],
  color: vars.color.inkMuted,
  // In large type on a small phone, the names grow no further than their columns.
  fontSize: `min(${vars.text.xs}, 3.5vw)`,
  fontWeight: vars.weight.text,
});

export const cell = style({ padding: 0, textAlign: "center" });

export const day = style({
  display: "grid",
  placeItems: "center",
  blockSize: vars.size.compact,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  selectors: {
    "&[hidden]": { display: "none" },
    "&:hover": { background: vars.color.surface },
    "&[aria-disabled='true']": { background: "none", color: vars.color.control, cursor: "default" },
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    "[aria-selected='true'] > &": { background: vars.color.action, color: vars.color.onAction },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[aria-disabled='true']": { color: "GrayText" },
        "[aria-selected='true'] > &": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});
