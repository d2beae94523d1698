import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "../../layout/pageWidth.css.ts";
import { style } from "@vanilla-extract/css";

/** From this breakpoint on, the text is on the picture. */
export const wideFrom: string = media.desktop;

export const banner = style({
  position: "relative",
  overflow: "hidden",
  background: vars.color.stage,
  color: vars.color.onStage,
  // The material keeps its colours even in forced colours.
  forcedColorAdjust: "none",
});

/** On phones the subject fills the width, and the empty part of the picture is cropped. */
export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  objectPosition: "100% 50%",
  filter: `brightness(${vars.stage.brightness})`,
  "@media": {
    [wideFrom]: { position: "absolute", insetBlock: 0, insetInlineEnd: 0, blockSize: "100%", aspectRatio: "auto" },
  },
});

export const words = style([
  pageWidth,
  {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "center",
    paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
    hyphens: "auto",
    "@media": { [wideFrom]: { minBlockSize: "420px", paddingBlock: vars.space[12] } },
  },
]);

export const title = style({
  maxInlineSize: "min(18ch, 100%)",
  fontSize: vars.text["2xl"],
  letterSpacing: "-.03em",
  lineHeight: 1.06,
});

export const text = style({
  maxInlineSize: "min(36ch, 100%)",
  marginBlock: `${vars.space[4]} ${vars.space[6]}`,
  fontSize: vars.text.lg,
  textWrap: "pretty",
});
