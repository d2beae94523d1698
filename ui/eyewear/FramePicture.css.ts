import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const picture = recipe({
  base: {
    display: "block",
    position: "relative",
    inlineSize: "100%",
    blockSize: "100%",
    filter: `brightness(${vars.stage.brightness})`,
    // Only a picture that cannot be had has one: the bare stage hides the browser's sign for it.
    "::after": { content: "", position: "absolute", inset: 0, background: vars.color.stage },
  },
  variants: {
    /** Photographs have room above and below what is seen: a swatch shows the middle. */
    part: { whole: { objectFit: "contain" }, middle: { objectFit: "cover" } },
  },
});

/** Figures take their size from how large the picture is. */
export const measured = style({
  position: "relative",
  containerType: "inline-size",
  inlineSize: "100%",
  blockSize: "100%",
  aspectRatio: "1170 / 850",
});

export const measures = style({ position: "absolute", inset: 0 });
