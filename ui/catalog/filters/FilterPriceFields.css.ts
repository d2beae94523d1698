import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const fields = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3], marginBlockEnd: vars.space[2] });

export const field = style({
  display: "flex",
  flex: "1 1 6rem",
  alignItems: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});

export const label = style({ flex: "none" });

export const input = style({
  flex: 1,
  minInlineSize: "3.5rem",
  inlineSize: "100%",
  minBlockSize: vars.size.compact,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[aria-invalid]": { borderColor: vars.color.sale } },
});

export const error = style({
  color: vars.color.sale,
  fontSize: vars.text.sm,
  lineHeight: 1.45,
  selectors: { "&:not(:empty)": { marginBlockEnd: vars.space[2] } },
});
