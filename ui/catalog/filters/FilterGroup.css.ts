import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const group = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: vars.size.primary,
  fontWeight: vars.weight.label,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const chosen = style({
  flex: 1,
  overflow: "hidden",
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.text,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const chosenWhileClosed = style([chosen, { selectors: { "details[open] &": { visibility: "hidden" } } }]);

export const sign = style({
  flex: "none",
  inlineSize: "18px",
  blockSize: "18px",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
});

export const upright = style({ selectors: { "details[open] &": { visibility: "hidden" } } });

/** A size container, so that the content adapts to a rail or a drawer. */
export const content = style({ containerType: "inline-size", paddingBlock: `2px 20px` });
