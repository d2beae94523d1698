import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The size container of the lines. */
export const around = style({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
});

export const lines = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const line = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gridTemplateAreas: '"picture about" "picture actions"',
  gridTemplateRows: "auto 1fr",
  columnGap: vars.space[4],
  paddingBlock: vars.space[4],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
  "@container": {
    // The actions fit beside the text.
    "(width >= 640px)": {
      gridTemplateColumns: "120px minmax(0, 1fr) auto",
      gridTemplateAreas: '"picture about actions"',
      gridTemplateRows: "auto",
    },
    // Large type on a narrow phone.
    "(width < 16rem)": {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateAreas: '"picture" "about" "actions"',
    },
  },
});

export const picture = style({ gridArea: "picture", maxInlineSize: "120px" });

export const about = style({ gridArea: "about", minInlineSize: 0, overflowWrap: "anywhere" });

export const name = style({ fontWeight: vars.weight.label, lineHeight: 1.35, hyphens: "auto" });

export const detail = style({ color: vars.color.inkMuted, fontSize: vars.text.xs, lineHeight: 1.5 });

export const price = style({ marginBlockStart: vars.space[1], fontSize: vars.text.sm });

export const actions = style({
  gridArea: "actions",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "start",
  gap: vars.space[2],
  minInlineSize: 0,
  marginBlockStart: vars.space[2],
  "@container": { "(width >= 640px)": { marginBlockStart: 0 } },
});
