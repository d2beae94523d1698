import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const frame = style({ position: "relative" });

export const chevron = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: "14px",
  inlineSize: vars.size.icon,
  blockSize: vars.size.control,
  pointerEvents: "none",
});

export const panel = style({
  position: "absolute",
  zIndex: 10,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInline: 0,
  border: "1px solid transparent",
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  boxShadow: vars.shadow.float,
  selectors: { "&[hidden]": { display: "none" } },
});

/** Lower than half of the window, so that it fits below or above any field. */
export const list = style({
  maxBlockSize: "min(20rem, 50dvh - 60px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  minBlockSize: vars.size.compact,
  paddingBlock: vars.space[2],
  paddingInline: "14px",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.surface },
    "&[data-active]": { background: vars.color.surface, boxShadow: `inset 2px 0 0 ${vars.color.ink}` },
    "&[aria-selected='true']": { fontWeight: vars.weight.title },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-active]": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

export const description = style({
  display: "block",
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.text,
});

export const nothing = style({ padding: "14px", color: vars.color.inkMuted, fontSize: vars.text.sm });
