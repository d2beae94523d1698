import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageWidth } from "../layout/pageWidth.css.ts";

export const banner = recipe({
  base: {
    // Visible only in forced colours, which remove the background.
    border: "1px solid transparent",
    color: vars.color.ink,
    fontSize: vars.text.sm,
    lineHeight: 1.4,
  },
  variants: {
    type: {
      info: { background: vars.color.infoQuiet },
      success: { background: vars.color.successQuiet },
      warning: { background: vars.color.pendingQuiet },
      error: { background: vars.color.saleQuiet },
    },
    place: {
      page: { borderInlineWidth: 0 },
      section: { borderRadius: vars.radius.card },
    },
  },
});

const row = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "start",
  columnGap: vars.space[3],
});

export const content = recipe({
  base: [row],
  variants: { place: { page: [pageWidth], section: { paddingInlineStart: vars.space[4] } } },
});

/** Aligned with the first line, however many lines follow. */
export const mark = recipe({
  base: { paddingBlock: "14px" },
  variants: {
    type: {
      info: { color: vars.color.info },
      success: { color: vars.color.success },
      warning: { color: vars.color.pending },
      error: { color: vars.color.sale },
    },
  },
});

export const text = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[4],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

/** Shrinks to leave room for the action, down to a few words a line. */
export const message = style({ flex: "0 1 auto", paddingBlock: "14px" });

export const action = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  padding: 0,
  border: 0,
  background: "none",
  fontWeight: vars.weight.label,
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
});

/** Aligns the icon, not its touch target, with the margin. */
export const dismissal = recipe({
  base: { paddingBlock: "2px" },
  variants: { place: { page: { marginInlineEnd: "-12px" }, section: {} } },
});
