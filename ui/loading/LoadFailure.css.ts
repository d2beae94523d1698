import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const loadFailure = style({ padding: vars.space[3], fontSize: vars.text.sm });

export const retry = style({
  minBlockSize: vars.size.compact,
  padding: 0,
  border: 0,
  background: "none",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
});
