import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The heading with the form or its success. */
export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space[6] });

/** The form of a browser without JavaScript. */
export const plain = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  maxInlineSize: "40rem",
});

export const form = style([plain, { "@media": { "(scripting: none)": { display: "none" } } }]);

/** Two short fields beside each other. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[4],
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** A note below the form of a browser without JavaScript. */
export const plainNote = style({ marginBlockStart: vars.space[4] });

export const note = style({ fontSize: vars.text.sm, color: vars.color.inkMuted });
