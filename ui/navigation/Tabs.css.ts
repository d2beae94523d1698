import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Scrolls sideways if it is narrower than its tabs. */
export const list = style({
  display: "flex",
  columnGap: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowX: "auto",
  scrollbarWidth: "thin",
});

export const tab = style({
  flex: "none",
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.compact,
  maxInlineSize: "100%",
  paddingInline: 0,
  paddingBlock: vars.space[2],
  border: 0,
  borderBlockEnd: "2px solid transparent",
  background: "none",
  color: vars.color.inkMuted,
  fontWeight: vars.weight.title,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.ink },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-selected='true']": { borderBlockEndColor: vars.color.ink, color: vars.color.ink },
  },
  "@media": {
    [media.forcedColors]: {
      // Forced colours would show even a transparent border.
      selectors: {
        "&[aria-selected='false']": { borderBlockEndColor: "Canvas" },
        "&[aria-selected='true']": { borderBlockEndColor: "Highlight" },
      },
    },
  },
});

export const panel = style({ paddingBlock: vars.space[6] });
