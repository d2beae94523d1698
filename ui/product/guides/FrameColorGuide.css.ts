import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const tones = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] });

export const tone = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: vars.layout.gutter } },
});

export { why as none } from "./GuideEntry.css.ts";

export const finishes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
  columnGap: vars.space[4],
  alignContent: "start",
});

export const finish = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  fontSize: vars.text.sm,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

/** A sample of the material, larger than the dots of a card. */
export const swatch = style({
  flex: "none",
  inlineSize: "36px",
  blockSize: "36px",
  overflow: "hidden",
  borderRadius: vars.radius.pill,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 24%, transparent)`,
  forcedColorAdjust: "none",
  "::before": { content: "", display: "block", inlineSize: "100%", blockSize: "100%" },
});
