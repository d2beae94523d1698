import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const page = style([pageWidth, { paddingBlockStart: vars.space[12] }]);

export const lead = style({ display: "grid", gap: vars.space[4] });

export const done = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  color: vars.color.success,
  fontWeight: vars.weight.label,
});

export const text = style({ maxInlineSize: vars.layout.measure, fontSize: vars.text.lg, overflowWrap: "anywhere" });

export const note = style({ fontSize: vars.text.sm, color: vars.color.inkMuted });

export const facts = style({
  display: "grid",
  gap: vars.space[6],
  marginBlock: vars.space[6],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const factTitle = style({ fontSize: vars.text.sm, color: vars.color.inkMuted, marginBlockEnd: vars.space[1] });
