import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** In the colour of text: the number of filled stars carries the meaning. */
export const stars = style({ letterSpacing: "0.1em", whiteSpace: "nowrap" });

export const title = style({ fontSize: vars.text.md, marginBlock: vars.space[1] });

export const byline = style({ marginBlockStart: vars.space[2], fontSize: vars.text.sm, color: vars.color.inkMuted });
