import { vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** The stage is pale in the dark too. */
export const onStage = style({ display: "inline-grid", color: vars.color.onStage, forcedColorAdjust: "none" });

globalStyle(`${onStage} > button:hover`, {
  background: `color-mix(in srgb, ${vars.color.onStage} 8%, transparent)`,
});
