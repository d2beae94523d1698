import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** As large as a month of five weeks, so that the popover does not grow when the calendar's code has come. */
export const calendar = style({
  inlineSize: `calc(7 * ${vars.size.compact})`,
  maxInlineSize: "100%",
  minBlockSize: `calc(7 * ${vars.size.compact})`,
});
