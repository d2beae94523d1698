import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const guides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${vars.space[6]} ${vars.layout.gutter}`,
  inlineSize: "100%",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))" } },
});

export const guide = style({ display: "grid", alignContent: "start", justifyItems: "start", rowGap: vars.space[1] });

export const teaser = style({ color: vars.color.inkMuted, maxInlineSize: vars.layout.measure });
