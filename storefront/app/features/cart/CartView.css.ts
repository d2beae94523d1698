import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const page = style([
  pageWidth,
  {
    paddingBlockStart: vars.space[8],
  },
]);

export const title = style({ marginBlockEnd: vars.space[6] });

export const count = style({ color: vars.color.inkMuted });

export const columns = style({
  display: "grid",
  gap: vars.space[8],
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 376px)",
      columnGap: vars.space[12],
      alignItems: "start",
    },
  },
});

export const summary = style({
  display: "grid",
  gap: vars.space[4],
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space[6] } },
});

export const summaryTitle = style({ fontSize: vars.text.lg });

export const note = style({ fontSize: vars.text.xs, color: vars.color.inkMuted });
