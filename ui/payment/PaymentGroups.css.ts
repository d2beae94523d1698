import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const end = style({ display: "flex", alignItems: "center", gap: "6px" });

/** The text logo of a payment brand; hidden on phones, which have room for the title only. */
export const mark = style({
  display: "none",
  alignItems: "center",
  blockSize: "26px",
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  fontSize: "0.6875rem",
  fontWeight: vars.weight.label,
  letterSpacing: ".02em",
  whiteSpace: "nowrap",
  "@media": { [media.tablet]: { display: "inline-flex" } },
});
