import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const page = style([pageWidth, { paddingBlockStart: vars.space[4] }]);

export const path = style({ marginBlockEnd: vars.space[6] });

export const title = style({ marginBlockEnd: vars.space[3] });

export const lead = style({
  marginBlockEnd: vars.space[8],
  maxInlineSize: vars.layout.measure,
  color: vars.color.inkMuted,
});

/** Without JavaScript the address of the browser is what there is to share. */
export const share = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  "@media": { "(scripting: none)": { display: "none" } },
});
