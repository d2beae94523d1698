import { vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** The stage is light in dark mode too. Without JavaScript the heart would do nothing. */
export const onStage = style({
  display: "inline-grid",
  color: vars.color.onStage,
  forcedColorAdjust: "none",
  "@media": { "(scripting: none)": { display: "none" } },
});

/** Outlined, since nothing else sets it apart from the text beside it. */
export const onPage = style({
  display: "inline-grid",
  flexShrink: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  "@media": { "(scripting: none)": { display: "none" } },
});

globalStyle(`${onStage} > button:hover`, {
  background: `color-mix(in srgb, ${vars.color.onStage} 8%, transparent)`,
});
