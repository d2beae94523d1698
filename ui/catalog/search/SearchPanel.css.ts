import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const groups = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  // The query may be one long word.
  overflowWrap: "anywhere",
});

export const status = style({ display: "block" });

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: vars.size.compact,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
});

export const clear = style({
  minBlockSize: vars.size.compact,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
});

/** The hover background reaches into the panel's padding, so that the text stays aligned. */
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  textDecoration: "none",
  selectors: { "&:hover": { background: vars.color.surface } },
});

export const rowIcon = style({ flex: "none", color: vars.color.inkMuted });

export const rowText = style({ flex: 1, minInlineSize: 0, lineHeight: 1.35 });

export const query = style({ fontWeight: vars.weight.label });

export const aside = style({ color: vars.color.inkMuted, fontSize: vars.text.sm, fontVariantNumeric: "tabular-nums" });

export const product = style([row, { paddingBlock: vars.space[2] }]);

export const picture = style({ flex: "none", inlineSize: "64px" });

export const name = style({ display: "block", fontWeight: vars.weight.label });

export const brand = style({ display: "block", color: vars.color.inkMuted, fontSize: vars.text.xs });

export const price = style({ fontSize: vars.text.sm, fontWeight: vars.weight.label });

export const message = style({
  display: "grid",
  gap: vars.space[2],
  justifyItems: "start",
  marginBlockEnd: vars.space[6],
  overflowWrap: "anywhere",
});

export const title = style({ fontWeight: vars.weight.label });

export const hint = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const tooShort = style([hint, { marginBlockEnd: vars.space[4] }]);

/** What became of the words of the search. */
export const words = style({ paddingInline: vars.space[3], color: vars.color.inkMuted, fontSize: vars.text.sm });
