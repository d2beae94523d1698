import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export { noticesFromEnd } from "./noticesFromEnd.ts";

/** The page's margins and maximum width, for content inside a full-width band. */
export const pageWidth = style({
  inlineSize: "100%",
  maxInlineSize: vars.layout.page,
  marginInline: "auto",
  paddingInline: vars.layout.margin,
});
