import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const turned = style({
  position: "absolute",
  inset: 0,
  background: vars.color.stage,
  // The picture below stays visible until the first frame is drawn.
  selectors: { "&[data-state='loading']": { visibility: "hidden" } },
});

/** Vertical touch movements scroll the page. */
export const stage = style({
  position: "absolute",
  inset: 0,
  touchAction: "pan-y",
  userSelect: "none",
  cursor: "grab",
  selectors: { "&:active": { cursor: "grabbing" }, "&:focus-visible": { outlineOffset: "-2px" } },
});

export const canvas = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  filter: `brightness(${vars.stage.brightness})`,
});

const bar = style({
  position: "absolute",
  display: "flex",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.canvas,
  color: vars.color.ink,
  forcedColorAdjust: "auto",
});

export const tools = style([
  bar,
  { insetBlockEnd: vars.space[3], insetInline: 0, inlineSize: "max-content", marginInline: "auto" },
]);

export const close = style([bar, { insetBlockStart: vars.space[3], insetInlineEnd: vars.space[3] }]);

export const unable = style({
  position: "absolute",
  insetBlockEnd: vars.space[4],
  insetInline: vars.space[4],
  inlineSize: "max-content",
  maxInlineSize: `calc(100% - 2 * ${vars.space[4]})`,
  marginInline: "auto",
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  color: vars.color.ink,
});
