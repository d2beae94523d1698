import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const hero = style({ background: vars.color.bandWarm, color: vars.color.onBand, overflow: "hidden" });

export const row = style([
  pageWidth,
  {
    display: "grid",
    alignItems: "center",
    gap: vars.space[6],
    // Space for the controls of the slider.
    paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
        minBlockSize: "480px",
        paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
      },
    },
  },
]);

/** The picture blends into the band. Themes that do not blend show it on a stage of its own. */
export const picture = style({
  borderRadius: vars.radius.card,
  background: vars.color.stage,
  color: vars.color.onStage,
  filter: `brightness(${vars.stage.lift})`,
  mixBlendMode: vars.stage.blend,
  forcedColorAdjust: "none",
});

export const title = style({ fontSize: vars.text.display, lineHeight: 1.02, letterSpacing: "-.034em" });

export const lead = style({
  marginBlock: `${vars.space[6]} ${vars.space[8]}`,
  maxInlineSize: "36ch",
  fontSize: vars.text.lg,
  color: vars.color.onBandMuted,
});
