import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { rightToLeft } from "../primitives/rightToLeft.ts";

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

export const bars = style({
  gridColumn: 1,
  gridRow: 1,
  marginInline: inset,
  inlineSize: `calc(100% - 2 * ${inset})`,
  maxInlineSize: "none",
  blockSize: "36px",
  overflow: "visible",
  stroke: vars.color.line,
  selectors: { [rightToLeft]: { scale: "-1 1" } },
  "@media": { [media.forcedColors]: { stroke: "transparent" } },
});

export const barsWithin = style({
  stroke: vars.color.control,
  "@media": { [media.forcedColors]: { stroke: "GrayText" } },
});

/** The area around the track that reacts to presses; its ends are those of the track. */
export const pressable = style({
  gridColumn: 1,
  gridRow: 2,
  position: "relative",
  display: "grid",
  alignItems: "center",
  marginInline: inset,
  // A vertical margin of this size puts the centre of the touch targets on the track.
  marginBlock: "-21px -10px",
  blockSize: touchTarget,
  cursor: "pointer",
  touchAction: "pan-y",
});

export const track = style({
  inlineSize: "100%",
  maxInlineSize: "none",
  blockSize: "2px",
  background: `linear-gradient(${vars.color.control} 0 0) center / 100% 1px no-repeat`,
  selectors: { [rightToLeft]: { scale: "-1 1" } },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "GrayText" } },
});

export const between = style({
  fill: vars.color.ink,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

export const thumb = recipe({
  base: {
    position: "absolute",
    marginInlineStart: `calc(${touchTarget} / -2)`,
    inlineSize: touchTarget,
    blockSize: touchTarget,
    // The transparent border is the touch area; the visible thumb is inside it.
    border: `${touchMargin} solid transparent`,
    borderRadius: vars.radius.pill,
    background: vars.color.canvas,
    backgroundClip: "padding-box",
    boxShadow: `inset 0 0 0 1.5px ${vars.color.ink}`,
    cursor: "grab",
    selectors: {
      "&:active": { cursor: "grabbing", boxShadow: `inset 0 0 0 3px ${vars.color.ink}` },
      // Its place is set by script.
      "&:not([style])": { opacity: 0 },
      "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-8px" },
    },
    "@media": {
      [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText", backgroundClip: "padding-box" },
    },
  },
  // When both thumbs are at the far end, the one that can still move must be on top.
  variants: { above: { true: { zIndex: 1 }, false: {} } },
});

/** Invisible over the thumb, so that touch screen readers find it there. */
export const thumbInput = style({
  position: "absolute",
  inset: `calc(-1 * ${touchMargin})`,
  inlineSize: touchTarget,
  blockSize: touchTarget,
  margin: 0,
  opacity: 0,
  pointerEvents: "none",
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
