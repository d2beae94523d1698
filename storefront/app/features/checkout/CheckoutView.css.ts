import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

/** The form, with the order's summary beside it. */
export const page = style([pageWidth, { paddingBlockStart: vars.space[8] }]);

export const stack = style({ display: "grid", gap: vars.space[6] });

/** A question within a step, closer to its answers than to the previous question. */
export const question = style({ display: "grid", gap: vars.space[2], marginBlockStart: vars.space[2] });

export const problem = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.saleQuiet,
  color: vars.color.sale,
});

/** What is ticked before ordering, one below the other. */
export const consents = style({ display: "grid", gap: vars.space[3], fontSize: vars.text.sm });

/** About as high as the payment methods, which take its place, so that what is below them hardly moves. */
export const methodsRoom = style({ minBlockSize: "450px" });

export const facts = style({
  display: "grid",
  gap: vars.space[6],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const factTitle = style({ fontSize: vars.text.sm, color: vars.color.inkMuted, marginBlockEnd: vars.space[1] });

/** The banner above the first step, shown while a line cannot be ordered. */
export const obstacle = style({ selectors: { "&:not(:empty)": { marginBlockEnd: vars.space[6] } } });

/** Groups the steps; it has no visible style of its own. */
export const sections = style({ display: "grid" });
