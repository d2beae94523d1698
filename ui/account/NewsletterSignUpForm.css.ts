import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[3], maxInlineSize: "640px" });

/** The address and its button on one line, from the tablet on. */
export const row = style({
  display: "grid",
  gap: vars.space[3],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" } },
});

/** As far down as the control under its label, wherever an error ends. */
export const button = style({
  "@media": { [media.tablet]: { paddingBlockStart: `calc(${vars.text.sm} * ${vars.leading.text} + 6px)` } },
});
