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
  vars: { [vars.color.ink]: vars.color.onStage },
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
} as const;

export const picture = style([subject, { "@media": { [wideFrom]: behindWords } }]);

const column = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  hyphens: "auto",
});

export const words = style([
  pageWidth,
  column,
  {
    paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
    "@media": { [wideFrom]: { minBlockSize: "420px", paddingBlock: vars.space[12] } },
  },
]);

const heading = style({ letterSpacing: "-.03em", lineHeight: 1.06 });

export const title = style([heading, { maxInlineSize: "min(18ch, 100%)", fontSize: vars.text["2xl"] }]);

export const text = style({
  maxInlineSize: "min(36ch, 100%)",
  marginBlock: `${vars.space[4]} ${vars.space[6]}`,
  fontSize: vars.text.lg,
});

/** From this width of a card on, its text is on the picture. */
const wideCard = "(width >= 560px)";

export const card = style([stage, { containerType: "inline-size", borderRadius: vars.radius.card }]);

export const cardPicture = style([subject, { "@container": { [wideCard]: behindWords } }]);

export const cardWords = style([
  column,
  {
    padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[6]}`,
    "@container": {
      // The subject begins where the words end.
      [wideCard]: { minBlockSize: "250px", blockSize: "100%", inlineSize: "46%", padding: vars.space[6] },
    },
  },
]);

export const cardTitle = style([heading, { fontSize: vars.text.xl }]);

export const cardText = style({ marginBlock: `${vars.space[2]} ${vars.space[4]}` });
