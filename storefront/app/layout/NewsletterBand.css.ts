import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const band = style({
  marginBlockStart: vars.space[16],
  paddingBlock: vars.space[12],
  background: vars.color.action,
  color: vars.color.onAction,
});

/** On a desktop, the second column is as wide as the form with its padding. */
export const row = style([
  pageWidth,
  {
    display: "grid",
    alignItems: "center",
    gap: vars.space[8],
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 43rem)" } },
  },
]);

export const words = style({ display: "grid", gap: vars.space[3], maxInlineSize: "40ch" });

/** The form is on the page's own ground, so that its errors keep their contrast. Its space is reserved. */
export const form = style({
  minBlockSize: "13.5rem",
  padding: vars.space[6],
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  color: vars.color.ink,
});
