import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  overflowWrap: "break-word",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 376px)",
      columnGap: vars.space[12],
      alignItems: "start",
    },
  },
});

export const content = style({ minInlineSize: 0 });

export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space[6] } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.sm,
});

export const title = style({ minInlineSize: 0, fontSize: vars.text.lg, overflowWrap: "anywhere" });
