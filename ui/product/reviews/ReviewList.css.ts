import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: vars.space[8],
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 8fr)", columnGap: vars.space[12] } },
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space[3],
});

export const average = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[3] });

export const figure = style({ fontSize: vars.text["3xl"], fontWeight: vars.weight.label, lineHeight: 1.1 });

export const muted = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const distribution = style({
  display: "grid",
  inlineSize: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "1rem minmax(0, 1fr) 2.5rem",
  alignItems: "center",
  gap: vars.space[3],
  inlineSize: "100%",
  minBlockSize: vars.size.compact,
  paddingInline: vars.space[2],
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: "none",
  color: "inherit",
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: vars.color.control },
    "&[aria-pressed='true']": { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
  },
});

export const share = style({
  appearance: "none",
  inlineSize: "100%",
  blockSize: "4px",
  border: 0,
  background: vars.color.line,
  accentColor: vars.color.ink,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.line },
    "&::-webkit-progress-value": { background: vars.color.ink },
    "&::-moz-progress-bar": { background: vars.color.ink },
  },
});

export const body = style({ display: "grid", alignContent: "start", gap: vars.space[4], minInlineSize: 0 });

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space[4],
});

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const review = style({
  display: "grid",
  gap: vars.space[3],
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)", columnGap: vars.space[6] } },
});

export const byline = style({ display: "grid", alignContent: "start", margin: 0 });

export const name = style({ fontWeight: vars.weight.label });

export const title = style({ marginBlock: `${vars.space[2]} ${vars.space[1]}`, fontSize: vars.text.md });

export const detail = style({ maxInlineSize: vars.layout.measure, whiteSpace: "pre-line" });
