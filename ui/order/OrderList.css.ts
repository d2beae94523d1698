import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const orders = style({ display: "grid" });

export const order = style({
  position: "relative",
  display: "grid",
  gridTemplateAreas: '"about about" "status status" "pictures amount"',
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
  "@media": {
    [media.tablet]: {
      gridTemplateAreas: '"about status pictures amount"',
      gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr) auto minmax(0, .7fr)",
      columnGap: vars.space[6],
    },
  },
});

export const about = style({
  gridArea: "about",
  display: "grid",
  // Otherwise the lines of the skeleton would widen the column.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
});

/** The whole row is clickable. */
export const link = style({
  fontWeight: vars.weight.label,
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "4px" },
  },
});

export const status = style({ gridArea: "status" });

export const pictures = style({ gridArea: "pictures", display: "flex", alignItems: "center", gap: vars.space[2] });

export const picture = style({ inlineSize: "56px" });

export const amount = style({ gridArea: "amount", textAlign: "end" });

export const total = style({ fontWeight: vars.weight.label });

export const quiet = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
