import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const page = style([pageWidth, { paddingBlockStart: vars.space[8] }]);

export const title = style({ marginBlockEnd: vars.space[6] });

/** Says that the list is somebody else's, and what can be done with it. */
export const shared = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlockEnd: vars.space[8],
});

export const text = style({ flex: "1 1 24rem", maxInlineSize: vars.layout.measure, color: vars.color.inkMuted });

/** Own lists are in the browser, which a page without JavaScript cannot read. */
export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });
