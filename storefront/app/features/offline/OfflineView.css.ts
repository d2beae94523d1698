import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const page = style([
  pageWidth,
  { display: "grid", justifyItems: "start", gap: vars.space[6], paddingBlock: vars.space[8] },
]);

export const text = style({ maxInlineSize: vars.layout.measure, color: vars.color.inkMuted });

export const places = style({ display: "grid", gap: vars.space[2] });
