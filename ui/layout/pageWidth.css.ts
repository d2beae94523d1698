import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The page's margins and its greatest width, inside a band that reaches from edge to edge. */
export const pageWidth = style({
  inlineSize: "100%",
  maxInlineSize: vars.layout.page,
  marginInline: "auto",
  paddingInline: vars.layout.margin,
});
