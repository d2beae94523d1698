import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { rightToLeft } from "../primitives/rightToLeft.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[3],
  alignItems: "center",
  minBlockSize: vars.size.compact,
  fontSize: vars.text.sm,
  cursor: "pointer",
});

const width = 44;
const height = 24;
const inset = 3;
const thumb = height - 2 * inset - 2;

/** The on state shows in the thumb's position and in the filled track, not by colour alone. */
export const track = style({
  appearance: "none",
  display: "block",
  inlineSize: `${width}px`,
  blockSize: `${height}px`,
  margin: 0,
  padding: `${inset}px`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.canvas,
  cursor: "pointer",
  transition: `background-color ${vars.duration.state} ${vars.easing.out}`,
  selectors: {
    "&::before": {
      content: "",
      display: "block",
      inlineSize: `${thumb}px`,
      blockSize: `${thumb}px`,
      borderRadius: "50%",
      background: vars.color.control,
      transition: `translate ${vars.duration.state} ${vars.easing.out}`,
    },
    "&:hover": { borderColor: vars.color.ink },
    "&:checked": { borderColor: vars.color.ink, background: vars.color.ink },
    "&:checked::before": { background: vars.color.canvas, translate: `${width - height}px` },
    [`${rightToLeft}:checked::before`]: { translate: `${height - width}px` },
    "&:disabled": { borderColor: vars.color.line, cursor: "default" },
    "&:disabled:checked": { background: vars.color.line },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&::before": { background: "ButtonText", forcedColorAdjust: "none" },
        "&:checked": { background: "Highlight", forcedColorAdjust: "none" },
        "&:checked::before": { background: "HighlightText" },
        // Forced colours would otherwise hide that the switch is disabled.
        "&:disabled": { borderColor: "GrayText" },
        "&:disabled::before": { background: "GrayText" },
        "&:disabled:checked": { background: "GrayText" },
        "&:disabled:checked::before": { background: "Canvas" },
      },
    },
  },
});
