import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "../../layout/pageWidth.css.ts";
import { style } from "@vanilla-extract/css";

/** From this breakpoint on, the text is on the picture. */
export const wideFrom: string = media.desktop;

const stage = style({
  position: "relative",
  overflow: "hidden",
  background: vars.color.stage,
  color: vars.color.onStage,
  // The material has the same colours in every theme: what stands on it, such as a link with a border, has them too.
  vars: { [vars.color.ink]: vars.color.onStage, [vars.color.control]: vars.color.onStageMuted },
  // The material keeps its colours even in forced colours.
  forcedColorAdjust: "none",
});

export const banner = stage;

/** In a narrow place the subject fills the width, and the empty part of the picture is cropped. */
const subject = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  objectPosition: "100% 50%",
  filter: `brightness(${vars.stage.brightness})`,
});

const behindWords = {
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  blockSize: "100%",
  aspectRatio: "auto",
} as const;

export const picture = style([subject, { "@media": { [wideFrom]: behindWords } }]);

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

/** From this width of a card on, its text is on the picture. */
const wideCard = "(width >= 560px)";

export const card = style([stage, { containerType: "inline-size", borderRadius: vars.radius.card }]);

export const cardPicture = style([subject, { "@container": { [wideCard]: behindWords } }]);

export const cardWords = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[6]}`,
  hyphens: "auto",
  "@container": {
    // The subject begins where the words end.
    [wideCard]: { minBlockSize: "250px", blockSize: "100%", inlineSize: "46%", padding: vars.space[6] },
  },
});

export const cardTitle = style({ fontSize: vars.text.xl, letterSpacing: "-.03em", lineHeight: 1.06 });

export const cardText = style({ marginBlock: `${vars.space[2]} ${vars.space[4]}`, textWrap: "pretty" });
