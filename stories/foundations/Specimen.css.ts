import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const specimen = style({
  marginBlock: vars.space[6],
  color: vars.color.ink,
  fontFamily: vars.family.text,
  fontSize: vars.text.md,
});

export const measure = styleVariants({
  stage: { maxInlineSize: "32rem" },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4] },
  mark: { fontSize: vars.text.xl },
});
