import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style([pageWidth, { paddingBlockEnd: vars.layout.section }]);

export const path = style({ paddingBlock: vars.space[4] });

export const title = style({ fontSize: vars.text["3xl"], lineHeight: vars.leading.title, textWrap: "balance" });

export const lead = style({
  marginBlock: `${vars.space[3]} ${vars.space[8]}`,
  maxInlineSize: vars.layout.measure,
  color: vars.color.inkMuted,
});

export const end = style({
  display: "grid",
  gap: vars.space[6],
  marginBlockStart: vars.space[12],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  justifyItems: "start",
});

// The other guides are another thing than all frames.
globalStyle(`${end} > h2:not(:first-child)`, { marginBlockStart: vars.space[6] });

/** The frame of the guide to sizes, and its link. */
export const example = style({ marginBlockEnd: vars.space[8] });

export const widths = style({
  display: "grid",
  gap: vars.space[4],
  marginBlockStart: vars.space[12],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const widthLinks = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
