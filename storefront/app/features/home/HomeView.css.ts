import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const shelf = style([
  pageWidth,
  {
    paddingBlockStart: vars.space[16],
  },
]);

export const banner = style({ paddingBlockStart: vars.space[16] });

/** Beside each other where a card is wide enough for its words. */
export const smallBanners = style([
  shelf,
  {
    display: "grid",
    gap: vars.layout.gutter,
    "@media": { [media.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(24rem, 100%), 1fr))" } },
  },
]);

export const guides = style([shelf, { display: "grid", rowGap: vars.space[6] }]);
