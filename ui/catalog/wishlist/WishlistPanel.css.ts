import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { line } from "../listing/ProductLine.css.ts";

export { around as panel } from "../listing/ProductLine.css.ts";

const stocked = { marginBlockStart: vars.space[1], fontSize: vars.text.xs } as const;
export const stock = styleVariants({
  in: { ...stocked, color: vars.color.success },
  out: { ...stocked, color: vars.color.inkMuted, fontWeight: vars.weight.label },
});

export const removed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  overflowWrap: "anywhere",
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    "&:first-child": { borderBlockStart: 0 },
    [`&:has(+ ${line})`]: { borderBlockEnd: `1px solid ${vars.color.line}` },
  },
});
