import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

const inner = {
  padding: vars.space[4],
  "@media": { [media.tablet]: { padding: vars.space[6] } },
};

/** A bordered box with its actions at the bottom. */
export const card = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflowWrap: "anywhere",
});

export const content = style({ ...inner, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const foot = style({
  ...inner,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** A secondary remark. */
export const note = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
