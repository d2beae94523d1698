import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** On phones the map comes first, since the list may be long. */
export const both = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: vars.space[12] },
  },
});

const height = "min(36rem, 80vh)";

export const list = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  order: 1,
  "@media": { [media.desktop]: { order: 0, maxBlockSize: height } },
});

export const count = style({
  position: "relative",
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

/** A skip link past all salons for keyboard users; visible while focused. */
export const toMap = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  paddingBlock: "11px",
  paddingInline: vars.space[2],
  background: vars.color.canvas,
  color: vars.color.ink,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});

/** Padding for focus rings, which the scrolling list would cut off. */
export const rows = style({
  "@media": {
    [media.desktop]: {
      flex: 1,
      marginInline: "-4px",
      paddingInline: "4px",
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
  },
});

/** Without JavaScript there is only the list. */
export const map = style({
  minInlineSize: 0,
  blockSize: "min(22rem, 60vh)",
  "@media": { [media.desktop]: { blockSize: height }, "(scripting: none)": { display: "none" } },
});
