import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.compact,
  fontSize: vars.text.sm,
  textDecoration: "underline",
  textDecorationColor: vars.color.control,
  textUnderlineOffset: "4px",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:hover": { textDecorationColor: "currentColor" } },
});

export const things = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  fontSize: vars.text.sm,
});

export const thing = style({ maxInlineSize: vars.layout.measure, overflowWrap: "anywhere" });

export const name = style({ fontFamily: "inherit", fontWeight: vars.weight.label });

export const facts = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[6], color: vars.color.inkMuted });
