import { vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const image = recipe({
  base: { display: "block", inlineSize: "100%", blockSize: "auto", background: vars.color.stage },
  variants: { fit: { cover: { objectFit: "cover" }, contain: { objectFit: "contain" } } },
});

export const missing = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  placeItems: "center",
  background: vars.color.stage,
  color: vars.color.onStageMuted,
  fontSize: vars.text.sm,
  textAlign: "center",
  textWrap: "balance",
  overflowWrap: "anywhere",
  hyphens: "auto",
});

globalStyle(`${missing} > *`, { gridArea: "1 / 1" });
globalStyle(`${missing} > svg`, { inlineSize: "100%", blockSize: "auto" });
globalStyle(`${missing} > p`, { padding: vars.space[3] });
