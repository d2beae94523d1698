import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

const besideEachOther = "(width > 16rem)";

export const form = style({ containerType: "inline-size" });

export const row = style({
  display: "grid",
  gap: vars.space[2],
  "@container": { [besideEachOther]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" } },
});

/** Beside the field it is as far down as the control under its label, wherever an error ends. */
export const apply = style({
  "@container": { [besideEachOther]: { paddingBlockStart: `calc(${vars.text.sm} * ${vars.leading.text} + 6px)` } },
});

export const applied = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[4],
  // It takes the focus to be read out, not to be pressed.
  outline: "none",
});

export const code = style({ fontWeight: vars.weight.label, overflowWrap: "anywhere" });

export const discount = style({ color: vars.color.success, fontSize: vars.text.sm, fontWeight: vars.weight.title });
