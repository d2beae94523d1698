import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Marks what F6 has reached, also a main part or a title, which show no focus otherwise. */
export const reached = style({
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  // As wide as the window.
  selectors: { ":is(header, main, footer)&": { outlineOffset: "-2px" } },
});
