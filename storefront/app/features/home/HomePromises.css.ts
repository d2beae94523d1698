import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const promises = style([
  pageWidth,
  {
    display: "grid",
    gap: `${vars.space[6]} ${vars.layout.gutter}`,
    paddingBlock: vars.space[8],
    "@media": {
      [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [media.desktop]: { gridTemplateColumns: "none", gridAutoColumns: "minmax(0, 1fr)", gridAutoFlow: "column" },
    },
  },
]);

export const promise = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: vars.space[3] });

export const title = style({ fontWeight: vars.weight.label });

export const text = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });
