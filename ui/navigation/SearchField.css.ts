import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const searchField = style({ position: "relative", inlineSize: "100%" });

export const form = style({ position: "relative", display: "flex", alignItems: "center" });

export const input = style({
  inlineSize: "100%",
  minInlineSize: 0,
  blockSize: vars.size.compact,
  margin: 0,
  paddingBlock: 0,
  paddingInline: "44px",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  fontSize: vars.text.sm,
  appearance: "none",
  textOverflow: "ellipsis",
  transition: `border-color ${vars.duration.state} ${vars.easing.out}`,
  selectors: {
    "&::placeholder": { color: vars.color.inkMuted, opacity: 1 },
    "&:placeholder-shown": { paddingInlineEnd: vars.space[2] },
    "&:hover, &:focus-visible": { borderColor: vars.color.ink },
    // Replaced by our own button, which is also reachable by keyboard.
    "&::-webkit-search-cancel-button": { appearance: "none" },
  },
});

/** The buttons are inside the field. */
export const beside = recipe({
  base: { position: "absolute", insetBlock: 0, display: "flex" },
  variants: {
    edge: {
      start: { insetInlineStart: 0 },
      // Hidden while the field is empty.
      end: { insetInlineEnd: 0, selectors: { [`${input}:placeholder-shown ~ &`]: { display: "none" } } },
    },
  },
});

/** Below the header's bottom edge. */
export const panel = style({
  position: "absolute",
  insetBlockStart: "calc(100% + 17px)",
  insetInlineEnd: 0,
  zIndex: 20,
  inlineSize: "32rem",
  maxBlockSize: "min(80dvh, 44rem)",
  padding: vars.space[6],
  overflowY: "auto",
  // Visible only in forced colours, which remove the shadow.
  border: "1px solid transparent",
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  background: vars.color.canvas,
  boxShadow: vars.shadow.float,
  // Empty while its code is loading.
  selectors: { "&:empty": { display: "none" } },
});
