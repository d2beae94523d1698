import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The container width from which the button fits beside the field. */
const wide = "(width > 16rem)";

export const form = style({ containerType: "inline-size" });

export const row = style({
  display: "grid",
  gap: vars.space[2],
  "@container": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" } },
});

/** Aligns the button with the control below its label, even when an error message follows. */
export const apply = style({
  "@container": { [wide]: { paddingBlockStart: `calc(${vars.text.sm} * ${vars.leading.text} + 6px)` } },
});

export const applied = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  // Focused by script so that it is read out; it is not a control.
  outline: "none",
});

export const code = style({ fontWeight: vars.weight.label, overflowWrap: "anywhere" });

export const discount = style({ color: vars.color.success, fontSize: vars.text.sm, fontWeight: vars.weight.title });
