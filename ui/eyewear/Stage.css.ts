import { media, vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

export const stage = recipe({
  base: {
    position: "relative",
    isolation: "isolate",
    containerType: "inline-size",
    inlineSize: "100%",
    overflow: "hidden",
    background: vars.color.stage,
    color: vars.color.onStage,
    // Product colours and their background stay the same in forced-colors mode.
    forcedColorAdjust: "none",
  },
  variants: {
    ratio: {
      card: { aspectRatio: "3 / 4" },
      wide: { aspectRatio: "1170 / 850" },
      swatch: { aspectRatio: "2 / 1" },
      thumbnail: { aspectRatio: "4 / 3" },
      square: { aspectRatio: "1" },
      gallery: { aspectRatio: "1 / 0.96", "@media": { [media.desktop]: { aspectRatio: "1170 / 850" } } },
    },
    radius: {
      card: { borderRadius: vars.radius.card },
      control: { borderRadius: vars.radius.control },
      gallery: { "@media": { [media.desktop]: { borderRadius: vars.radius.card } } },
    },
  },
  defaultVariants: { ratio: "card", radius: "card" },
});
