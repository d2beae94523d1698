import { media, vars } from "@dioptra/tokens";
import { style, type StyleRule } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** Half the width of a thumb: the track is shorter on both ends, so that a thumb at its end does not stick out. */
const inset = "12px";
/** The touch target around a thumb of 24 px. */
const touchTarget = vars.size.compact;
const touchMargin = "10px";

export const slider = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
});

export const stack = style({ display: "grid" });

const overEachOther = { gridColumn: 1, marginInline: inset };

export const bars = style({
  ...overEachOther,
  gridRow: 1,
  inlineSize: `calc(100% - 2 * ${inset})`,
  maxInlineSize: "none",
  blockSize: "36px",
  overflow: "visible",
  stroke: vars.color.line,
  "@media": { [media.forcedColors]: { stroke: "transparent" } },
});

export const barsWithin = style({
  stroke: vars.color.control,
  "@media": { [media.forcedColors]: { stroke: "GrayText" } },
});

export const track = style({
  ...overEachOther,
  gridRow: 2,
  inlineSize: `calc(100% - 2 * ${inset})`,
  maxInlineSize: "none",
  blockSize: "2px",
  marginBlockEnd: inset,
  background: `linear-gradient(${vars.color.control} 0 0) center / 100% 1px no-repeat`,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "GrayText" } },
});

export const between = style({
  fill: vars.color.ink,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

const bare: StyleRule = { appearance: "none", border: 0, background: "none" };

const knob: StyleRule = {
  appearance: "none",
  boxSizing: "border-box",
  inlineSize: touchTarget,
  blockSize: touchTarget,
  // The transparent border is the touch area; the visible thumb is inside it.
  border: `${touchMargin} solid transparent`,
  borderRadius: vars.radius.pill,
  background: vars.color.canvas,
  backgroundClip: "padding-box",
  boxShadow: `inset 0 0 0 1.5px ${vars.color.ink}`,
  cursor: "grab",
  pointerEvents: "auto",
};

const forced: StyleRule = { forcedColorAdjust: "none", background: "CanvasText", backgroundClip: "padding-box" };

export const thumb = recipe({
  base: {
    appearance: "none",
    gridColumn: 1,
    gridRow: 2,
    inlineSize: `calc(100% - 2 * (${inset} - 22px))`,
    blockSize: touchTarget,
    // Aligns the centres of the thumbs with the ends of the track.
    margin: `-21px calc(${inset} - 22px) -20px`,
    background: "none",
    outline: "none",
    pointerEvents: "none",
    touchAction: "pan-y",
    "::-webkit-slider-runnable-track": bare,
    "::-moz-range-track": bare,
    "::-webkit-slider-thumb": knob,
    "::-moz-range-thumb": knob,
    selectors: {
      "&:active::-webkit-slider-thumb": { cursor: "grabbing", boxShadow: `inset 0 0 0 3px ${vars.color.ink}` },
      "&:active::-moz-range-thumb": { cursor: "grabbing", boxShadow: `inset 0 0 0 3px ${vars.color.ink}` },
      "&:focus-visible::-webkit-slider-thumb": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-8px" },
      "&:focus-visible::-moz-range-thumb": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-8px" },
    },
    "@media": {
      [media.forcedColors]: { "::-webkit-slider-thumb": forced, "::-moz-range-thumb": forced },
    },
  },
  // When both thumbs are at the far end, the one that can still move must be on top.
  variants: { above: { true: { zIndex: 1 }, false: {} } },
});

/** With large type on a narrow phone, the fields wrap. */
export const fields = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: vars.space[2] });

export const field = style({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
});

export const typed = style({
  inlineSize: "4.5ch",
  minInlineSize: "52px",
  minBlockSize: vars.size.compact,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  textAlign: "center",
  selectors: {
    "&:hover, &:focus-visible": { borderColor: vars.color.ink },
    "&[aria-invalid]": { borderColor: vars.color.sale },
  },
  "@media": { [`${media.desktop} and ${media.hover}`]: { minBlockSize: "36px" } },
});

export const note = style({ color: vars.color.sale, fontSize: vars.text.sm, lineHeight: 1.45 });
