import { media, vars } from "@dioptra/tokens";
import { keyframes, style } from "@vanilla-extract/css";

const pass = keyframes({ from: { backgroundPositionX: "150%" }, to: { backgroundPositionX: "-50%" } });

export const words = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  columnGap: vars.space[3],
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.sm,
});

/** Beside the figure while it has enough room there, above it otherwise. */
export const label = style({ flex: "1 1 8rem", minInlineSize: 0, overflowWrap: "break-word" });

export const figure = style({ flex: "none", color: vars.color.inkMuted, fontVariantNumeric: "tabular-nums" });

const run = (color: string) => `linear-gradient(${color}, ${color})`;

/** An indeterminate bar moves a third of its length across, or shows it still in the middle with reduced motion. */
export const bar = style({
  appearance: "none",
  display: "block",
  inlineSize: "100%",
  blockSize: "4px",
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.line,
  overflow: "hidden",
  "::-webkit-progress-bar": { background: "none" },
  "::-webkit-progress-value": { background: vars.color.ink },
  "::-moz-progress-bar": { background: vars.color.ink },
  selectors: {
    "&:indeterminate": {
      backgroundImage: run(vars.color.ink),
      backgroundSize: "33% 100%",
      backgroundRepeat: "no-repeat",
      backgroundPositionX: "50%",
      animation: `${pass} 1.6s ${vars.easing.inOut} infinite`,
    },
    "&:indeterminate::-moz-progress-bar": { background: "none" },
  },
  "@media": {
    [media.reducedMotion]: { selectors: { "&:indeterminate": { animation: "none" } } },
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      blockSize: "6px",
      border: "1px solid CanvasText",
      background: "Canvas",
      "::-webkit-progress-value": { background: "Highlight" },
      "::-moz-progress-bar": { background: "Highlight" },
      selectors: { "&:indeterminate": { backgroundImage: run("Highlight") } },
    },
  },
});
