import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { finishBackground } from "../../eyewear/finishes.ts";
import { finishes } from "../../eyewear/frame.ts";

const coarse = "(pointer: coarse)";

/**
 * The width of a touch target: 44 px, or on narrow cards a quarter of the space beside the number of further colours.
 */
const touchWidth = `min(${vars.size.compact}, (100cqi - 20px) / 4)`;

/** As wide as the card, but only the dots catch clicks. */
export const dots = style({
  containerType: "inline-size",
  display: "flex",
  alignItems: "center",
  gap: "2px",
  minBlockSize: vars.space[6],
  pointerEvents: "none",
  "@media": { [coarse]: { gap: 0, minBlockSize: vars.size.compact } },
});

const backgroundsOn = (material: "acetate" | "metal") =>
  Object.fromEntries(
    finishes.map((finish) => [finish, { "::before": { background: finishBackground(finish, material) } }]),
  );

/** Finishes are classes, since style attributes would need an exception in the content security policy. */
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
  // The ring of the chosen dot. Made of a border, which stays visible in forced colours.
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

/** On a card: a dot of 14 px in a ring of 24 px. */
export const cardDot = style([
  dot,
  {
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    pointerEvents: "auto",
    "::before": { inlineSize: "14px", blockSize: "14px" },
    "::after": { inlineSize: vars.space[6], blockSize: vars.space[6] },
    "@media": {
      [coarse]: {
        inlineSize: `max(${vars.space[6]}, ${touchWidth})`,
        blockSize: vars.size.compact,
        // Aligns the first ring with the edge of the picture.
        selectors: { "&:first-child": { marginInlineStart: `calc((${vars.space[6]} - ${touchWidth}) / 2)` } },
      },
      // Without JavaScript the dots do nothing, so clicks go through to the card's link.
      "(scripting: none)": { pointerEvents: "none" },
    },
  },
]);

/** In a list row: a dot of 18 px in a ring of 28 px. */
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
  whiteSpace: "nowrap",
  "@media": { [coarse]: { marginInlineStart: 0 } },
});
