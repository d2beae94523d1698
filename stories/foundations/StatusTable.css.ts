import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const scroller = style({ overflowX: "auto" });

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  color: vars.color.ink,
  fontFamily: vars.family.text,
  fontSize: vars.text.sm,
  textAlign: "start",
});

export const cell = style({
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  textAlign: "start",
  fontWeight: vars.weight.text,
  whiteSpace: "nowrap",
  verticalAlign: "top",
});

export const head = style([cell, { fontWeight: vars.weight.label }]);

export const link = style({ color: vars.color.action });

const badge = style({
  display: "inline-block",
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.label,
});

/** The status is also stated in words, never by colour alone. */
export const badges = styleVariants({
  new: [badge, { background: vars.color.infoQuiet, color: vars.color.info }],
  beta: [badge, { background: vars.color.pendingQuiet, color: vars.color.pending }],
  stable: [badge, { background: vars.color.successQuiet, color: vars.color.success }],
  none: [badge, { background: vars.color.saleQuiet, color: vars.color.sale }],
});

export const wrapping = style([cell, { minInlineSize: "11rem", whiteSpace: "normal" }]);
