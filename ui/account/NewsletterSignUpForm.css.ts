import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[3], maxInlineSize: "640px" });

/** The address and its button share a line from the tablet breakpoint on. */
export const row = style({
  display: "grid",
  gap: vars.space[3],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" } },
});

/** Aligns the button with the control below its label, even when an error message follows. */
export const button = style({
  "@media": { [media.tablet]: { paddingBlockStart: `calc(${vars.text.sm} * ${vars.leading.text} + 6px)` } },
});

/** The subscribed address below the reason why it could not be unsubscribed. A long address breaks. */
export const subscribed = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
