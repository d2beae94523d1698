import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { finishBackground } from "../eyewear/finishBackground.ts";
import { finishes } from "../eyewear/frame.ts";

const coarse = "(pointer: coarse)";

export const dots = style({
  display: "flex",
  alignItems: "center",
  gap: "2px",
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  minBlockSize: vars.space[6],
  "@media": {
    // A finger gets 44 px, and where four do not fit, as many as there are; the first dot stays under the picture's edge.
    [coarse]: { gap: 0, minBlockSize: vars.size.compact, marginInlineStart: "-10px" },
  },
});

const backgroundsOn = (material: "acetate" | "metal") =>
  Object.fromEntries(
    finishes.map((finish) => [finish, { "::before": { background: finishBackground(finish, material) } }]),
  );

/** Finishes are classes, since a style attribute would need an exception in the content security policy. */
export const onAcetate = styleVariants(backgroundsOn("acetate"));
export const onMetal = styleVariants(backgroundsOn("metal"));

const dot = style({
  appearance: "none",
  position: "relative",
  display: "grid",
  flex: "none",
  placeItems: "center",
  margin: 0,
  borderRadius: vars.radius.pill,
  cursor: "pointer",
  "::before": {
    content: "",
    borderRadius: vars.radius.pill,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 36%, transparent)`,
    forcedColorAdjust: "none",
  },
  // The ring of the chosen one; a border, so that forced colours keep it.
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    margin: "auto",
    border: `${vars.stroke.selection} solid transparent`,
    borderRadius: vars.radius.pill,
    visibility: "hidden",
  },
  selectors: {
    "&:checked::after": { borderColor: vars.color.ink, visibility: "visible" },
    "&:disabled": { cursor: "default", opacity: 0.5 },
  },
});

/** On a card: 14 px in a ring of 24. */
export const cardDot = style([
  dot,
  {
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    "::before": { inlineSize: "14px", blockSize: "14px" },
    "::after": { inlineSize: vars.space[6], blockSize: vars.space[6] },
    "@media": {
      [coarse]: {
        flex: `0 1 ${vars.size.compact}`,
        inlineSize: vars.size.compact,
        minInlineSize: vars.space[6],
        blockSize: vars.size.compact,
      },
      // Without script they choose nothing: a click goes on to the card's link.
      "(scripting: none)": { pointerEvents: "none" },
    },
  },
]);

/** In a row of a list: 18 px in a ring of 28. */
export const rowDot = style([
  dot,
  {
    inlineSize: "28px",
    blockSize: "28px",
    "::before": { inlineSize: "18px", blockSize: "18px" },
    "::after": { inlineSize: "28px", blockSize: "28px" },
  },
]);

export const rest = style({
  marginInlineStart: "6px",
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  "@media": { [coarse]: { marginInlineStart: 0 } },
});
