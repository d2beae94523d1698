import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const typed = style({ ...column, gap: vars.space[3] });

export const known = style({
  ...column,
  justifyItems: "start",
  marginBlockStart: vars.space[2],
  overflowWrap: "anywhere",
});

export const result = style({
  display: "block",
  fontSize: vars.text.sm,
  lineHeight: 1.45,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[2] } },
});
