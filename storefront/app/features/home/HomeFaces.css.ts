import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const section = style([
  pageWidth,
  {
    display: "grid",
    alignItems: "center",
    gap: vars.space[8],
    paddingBlockStart: vars.space[16],
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" } },
  },
]);

export const words = style({ display: "grid", justifyItems: "start", gap: vars.space[4] });

export const lead = style({ maxInlineSize: "40ch", color: vars.color.inkMuted });

/** Three faces in a row on phones, all six from the tablet breakpoint on. */
export const faces = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(6rem, 100%), 1fr))",
  gap: vars.space[3],
});

export const face = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.text.sm,
  textAlign: "center",
  textDecoration: "none",
  hyphens: "auto",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { borderColor: vars.color.ink } },
});

export const drawing = style({ blockSize: "112px", maxInlineSize: "100%", fill: "none", stroke: "currentColor" });

export const outline = style({ stroke: vars.color.control, strokeWidth: 1, vectorEffect: "non-scaling-stroke" });

export const glasses = style({ strokeWidth: 1.5, vectorEffect: "non-scaling-stroke" });
