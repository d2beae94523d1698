import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import * as banner from "../catalog/listing/PictureBanner.css.ts";

export const words = style([
  banner.words,
  // Space for the controls, which are positioned over the slide.
  {
    minBlockSize: "17rem",
    justifyContent: "flex-start",
    paddingBlockEnd: vars.space[16],
    "@media": { [media.desktop]: { minBlockSize: "480px", justifyContent: "center", paddingBlockEnd: vars.space[24] } },
  },
]);

export const title = style({
  maxInlineSize: "min(14ch, 100%)",
  fontSize: vars.text.display,
  letterSpacing: "-.034em",
  lineHeight: 1,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBlockStart: "auto",
  "@media": { [media.desktop]: { marginBlockStart: 0 } },
});
