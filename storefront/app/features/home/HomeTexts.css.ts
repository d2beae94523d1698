import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { shelf } from "./HomeView.css.ts";

export const section = style([shelf, { display: "grid", rowGap: vars.space[6] }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const blocks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  gap: `${vars.space[6]} ${vars.layout.gutter}`,
});

export const block = style({ paddingBlockStart: vars.space[4], borderBlockStart: `1px solid ${vars.color.line}` });

export const title = style({ fontSize: vars.text.lg });

export const text = style({ marginBlockStart: vars.space[2], color: vars.color.inkMuted });
