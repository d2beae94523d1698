import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export { label, mark } from "./Field.css.ts";

/** The transparent file input covers the whole zone, so that a click anywhere opens the file dialog. */
export const zone = recipe({
  base: {
    position: "relative",
    display: "flex",
    gap: vars.space[3],
    alignItems: "center",
    minBlockSize: "72px",
    padding: vars.space[4],
    border: `1px dashed ${vars.color.control}`,
    borderRadius: vars.radius.card,
    fontSize: vars.text.sm,
    selectors: {
      "&:hover": { borderColor: vars.color.ink },
      "&:focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
  },
  variants: {
    state: {
      usual: {},
      over: { borderStyle: "solid", borderColor: vars.color.ink, background: vars.color.surface },
      refused: { borderColor: vars.color.sale },
    },
  },
});

export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
  selectors: { "&:disabled": { cursor: "default" } },
});

export const icon = style({ flex: "none", inlineSize: "24px", blockSize: "24px", color: vars.color.inkMuted });

export const action = style({ fontWeight: vars.weight.title, textDecoration: "underline", textUnderlineOffset: "3px" });

export const chosen = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: vars.space[3],
  alignItems: "center",
  marginBlockStart: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlock: `1px solid ${vars.color.line}`,
});

export const preview = style({
  inlineSize: "64px",
  blockSize: "48px",
  objectFit: "cover",
  borderRadius: vars.radius.control,
  background: vars.color.stage,
});

export const name = style({ fontSize: vars.text.sm, overflowWrap: "anywhere" });

export const size = style({ display: "block", color: vars.color.inkMuted, fontSize: vars.text.xs });
