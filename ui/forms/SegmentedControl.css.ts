import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const legend = style({
  marginBlockEnd: "6px",
  padding: 0,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.title,
});

/** Segments that do not fit side by side wrap. */
export const track = style({
  display: "inline-flex",
  flexWrap: "wrap",
  maxInlineSize: "100%",
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
});

export const segment = style({ position: "relative", display: "grid", flex: "1 0 auto", maxInlineSize: "100%" });

export const input = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  margin: 0,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  selectors: {
    "&:checked": { boxShadow: `0 0 0 2px ${vars.color.ink}` },
    "&:disabled": { cursor: "default" },
  },
  "@media": { [media.forcedColors]: { selectors: { "&:checked": { outline: "2px solid Highlight" } } } },
});

export const label = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: vars.size.compact,
  minInlineSize: vars.size.compact,
  paddingInline: vars.space[4],
  fontSize: vars.text.sm,
  textAlign: "center",
  overflowWrap: "anywhere",
  hyphens: "auto",
  pointerEvents: "none",
  selectors: {
    [`${input}:checked + &`]: { fontWeight: vars.weight.title },
    [`${input}:disabled + &`]: { color: vars.color.inkMuted, textDecoration: "line-through" },
  },
});
