import { media, vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const land = style({
  fill: vars.color.canvas,
  stroke: vars.color.control,
  strokeWidth: 1,
  strokeOpacity: 1,
  fillOpacity: 1,
});

/** The element that Leaflet positions for a marker. */
export const place = style({ display: "block" });

/** Where the visitor is. */
export const origin = style({
  border: `2px solid ${vars.color.canvas}`,
  borderRadius: vars.radius.pill,
  background: vars.color.action,
  boxShadow: `0 0 0 1px ${vars.color.action}`,
  forcedColorAdjust: "none",
});

export const mark = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.ink,
  cursor: "pointer",
  selectors: { "&[aria-pressed='true']": { zIndex: 1 } },
});

const circle = style({
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.pill,
  background: vars.color.canvas,
  selectors: {
    [`${mark}:hover &`]: { background: vars.color.line },
    [`${mark}[aria-pressed='true'] &`]: { background: vars.color.ink, color: vars.color.canvas },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { [`${mark}[aria-pressed='true'] &`]: { background: "Highlight", color: "HighlightText" } },
    },
  },
  forcedColorAdjust: "none",
});

export const dot = style([circle, { inlineSize: "14px", blockSize: "14px" }]);

export const dots = style([
  circle,
  {
    minInlineSize: "24px",
    paddingInline: "5px",
    fontSize: vars.text.xs,
    fontVariantNumeric: "tabular-nums",
    fontWeight: vars.weight.label,
    lineHeight: "21px",
    selectors: { "&::before": { content: "attr(data-count)" } },
  },
]);

/** What is written beside a marker; hidden where it would overlap something. */
export const label = style({
  position: "absolute",
  insetInlineStart: "38px",
  insetBlockStart: "50%",
  translate: "0 -50%",
  fontSize: vars.text.xs,
  lineHeight: 1.2,
  whiteSpace: "nowrap",
  pointerEvents: "none",
  selectors: { "&[hidden]": { display: "none" } },
});

// The layout rules of Leaflet's style sheet for the parts used here, without its design.
globalStyle(".leaflet-container", { overflow: "hidden", WebkitTapHighlightColor: "transparent" });
globalStyle(".leaflet-container.leaflet-touch-zoom", { touchAction: "pan-x pan-y" });
globalStyle(".leaflet-container.leaflet-touch-drag.leaflet-touch-zoom", { touchAction: "none" });
globalStyle(".leaflet-pane, .leaflet-marker-icon, .leaflet-pane > svg", {
  position: "absolute",
  // Leaflet positions from the left, in right-to-left languages too.
  left: 0,
  top: 0,
});
globalStyle(".leaflet-marker-pane", { zIndex: 1 });
globalStyle(".leaflet-overlay-pane svg", { maxInlineSize: "none", pointerEvents: "none" });
globalStyle(".leaflet-zoom-animated", { transformOrigin: "0 0" });
globalStyle(".leaflet-zoom-anim .leaflet-zoom-animated", {
  transition: `transform .25s ${vars.easing.out}`,
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
globalStyle(".leaflet-zoom-anim .leaflet-zoom-hide", { visibility: "hidden" });
globalStyle(".leaflet-grab", { cursor: "grab" });
globalStyle(".leaflet-dragging .leaflet-grab", { cursor: "grabbing" });
globalStyle(".leaflet-top, .leaflet-right", { display: "none" });
globalStyle(".leaflet-bottom.leaflet-left", {
  position: "absolute",
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  pointerEvents: "none",
});
globalStyle(".leaflet-control-scale-line", {
  blockSize: "1.9em",
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  borderInline: `1px solid ${vars.color.ink}`,
  // Short ticks at both ends, as on a dimension line.
  borderImage: `linear-gradient(to top, ${vars.color.ink} 8px, transparent 8px) 1`,
  color: vars.color.ink,
  fontSize: vars.text.xs,
  textAlign: "center",
});
