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
    // Only broken images have pseudo-elements: this one covers the broken-image icon with the stage.
    "::after": { content: "", position: "absolute", inset: 0, background: vars.color.stage },
  },
  variants: {
    /** Photographs have space above and below the frame: a swatch shows only their middle. */
    part: { whole: { objectFit: "contain" }, middle: { objectFit: "cover" } },
  },
});

/** The container of the dimension lines, whose font size depends on the size of the picture. */
export const measured = style({
  position: "relative",
  containerType: "inline-size",
  inlineSize: "100%",
  blockSize: "100%",
  aspectRatio: "1170 / 850",
});

export const measures = style({ position: "absolute", inset: 0 });
