import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { finishBackground } from "../../eyewear/finishes.ts";
import { finishes } from "../../eyewear/frame.ts";

const coarse = "(pointer: coarse)";

/** What a finger gets: 44 px, or a quarter of what a narrow card has beside the number of the rest. */
const touchWidth = `min(${vars.size.compact}, (100cqi - 20px) / 4)`;

/** As wide as the card, but only its dots catch a click. */
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
    pointerEvents: "auto",
    "::before": { inlineSize: "14px", blockSize: "14px" },
    "::after": { inlineSize: vars.space[6], blockSize: vars.space[6] },
    "@media": {
      [coarse]: {
        inlineSize: `max(${vars.space[6]}, ${touchWidth})`,
        blockSize: vars.size.compact,
        // The ring of the first stands under the picture's edge.
        selectors: { "&:first-child": { marginInlineStart: `calc((${vars.space[6]} - ${touchWidth}) / 2)` } },
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
  whiteSpace: "nowrap",
  "@media": { [coarse]: { marginInlineStart: 0 } },
});
