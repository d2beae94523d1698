import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The page's margins and maximum width, for content inside a full-width band. */
export const pageWidth = style({
  inlineSize: "100%",
  maxInlineSize: vars.layout.page,
  marginInline: "auto",
  paddingInline: vars.layout.margin,
});

/**
 * The custom property that keeps notices (`Notifications`) at a distance from the lower edge of the window: set it where a
 * bar lies there. An open modal sets its own.
 */
export const noticesFromEnd = "--notices-from-end";
