import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const legend = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.text.lg,
  fontWeight: vars.weight.title,
  letterSpacing: "-.008em",
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const box = recipe({
  base: {
    containerType: "inline-size",
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.card,
    overflow: "hidden",
    selectors: { "& + &": { marginBlockStart: vars.space[3] } },
  },
  variants: { state: { usual: {}, refused: { borderColor: vars.color.sale, borderWidth: "2px" } } },
});

/** As high as two options of two lines, so that nothing moves when up to two options appear. */
const twoOptions = "160px";

export const steady = style({ minBlockSize: twoOptions });

export const notice = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: twoOptions,
  paddingBlock: "14px",
  paddingInline: "20px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  textAlign: "center",
  textWrap: "balance",
});

/** With large type on a narrow phone, the end of a row moves below the label. */
const narrow = "(width < 16rem)";

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr) auto",
  gap: "2px 14px",
  alignItems: "center",
  paddingBlock: "14px",
  paddingInline: vars.space[4],
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.line}` },
    "&:has(> input:checked)": { background: vars.color.surface },
  },
  "@media": { [media.tablet]: { paddingBlock: vars.space[4], paddingInline: "20px" } },
  "@container": { [narrow]: { gridTemplateColumns: "20px minmax(0, 1fr)" } },
});

export const input = style({
  appearance: "none",
  inlineSize: "20px",
  blockSize: "20px",
  margin: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: "50%",
  background: vars.color.canvas,
  transition: `border-color ${vars.duration.state} ${vars.easing.out}`,
  selectors: {
    [`${row}:hover > &`]: { borderColor: vars.color.ink },
    "&:checked": { borderColor: vars.color.ink, borderWidth: "6px" },
    "&:disabled": { borderColor: vars.color.line },
  },
});

export const title = style({
  fontWeight: vars.weight.label,
  overflowWrap: "anywhere",
  hyphens: "auto",
  cursor: "pointer",
  selectors: {
    // The label covers the whole row; the details of an option are positioned above it.
    "&::before": { content: "", position: "absolute", inset: 0 },
    [`${input}:disabled ~ &`]: { color: vars.color.inkMuted, cursor: "default" },
  },
});

export const end = style({
  fontWeight: vars.weight.label,
  "@container": { [narrow]: { gridColumn: 2 } },
});

export const description = style({
  gridColumn: "2 / -1",
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const detail = style({ position: "relative", gridColumn: "2 / -1", marginBlockStart: "14px" });
