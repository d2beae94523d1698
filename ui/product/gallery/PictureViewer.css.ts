import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { modal } from "../../overlays/Modal.css.ts";

export const viewer = style([
  modal,
  { inset: 0, inlineSize: "100%", blockSize: "100dvh", maxInlineSize: "none", maxBlockSize: "none", margin: 0 },
]);

/** Scrolls if the picture is larger than the window. */
export const frame = style({
  flex: "1 1 auto",
  display: "flex",
  minBlockSize: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  // Padding for the focus ring, which the picture would cover.
  padding: "2px",
  background: vars.color.stage,
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});

/** As large as the window allows, times the zoom; centred if it is smaller. */
export const picture = recipe({
  base: { flex: "none", margin: "auto" },
  variants: {
    zoom: {
      1: { inlineSize: "min(100%, calc((100dvh - 15rem) * 1170 / 850))" },
      2: { inlineSize: "max(200%, calc((100dvh - 15rem) * 2))" },
      3: { inlineSize: "max(300%, calc((100dvh - 15rem) * 3))" },
    },
  },
});

export const tools = style({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: vars.space[2],
  paddingBlock: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
});

export const status = style({ minInlineSize: "8rem", textAlign: "center" });

export const thumbnails = style({
  flex: "none",
  display: "flex",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  overflowX: "auto",
  scrollbarWidth: "thin",
});

export const thumbnail = style({
  display: "block",
  inlineSize: "72px",
  padding: 0,
  border: 0,
  background: "none",
  borderRadius: vars.radius.control,
  cursor: "pointer",
  selectors: {
    "&[aria-current]": { outline: `${vars.stroke.selection} solid ${vars.color.ink}`, outlineOffset: "-2px" },
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  },
});

/** Auto margins on the first and last thumbnail centre the row while it fits. */
export const place = style({
  flex: "none",
  selectors: { "&:first-child": { marginInlineStart: "auto" }, "&:last-child": { marginInlineEnd: "auto" } },
});
