import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

export const panel = style({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
});

export const lines = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

const betweenLines = { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } };

export const line = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gridTemplateAreas: '"picture about" "picture actions"',
  gridTemplateRows: "auto 1fr",
  columnGap: vars.space[4],
  paddingBlock: vars.space[4],
  selectors: betweenLines,
  "@container": {
    // A page has room for the actions beside.
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

const stocked = { marginBlockStart: vars.space[1], fontSize: vars.text.xs } as const;
export const stock = styleVariants({
  in: { ...stocked, color: vars.color.success },
  out: { ...stocked, color: vars.color.inkMuted, fontWeight: vars.weight.label },
});

export const actions = style({
  gridArea: "actions",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "start",
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  "@container": { "(width >= 640px)": { marginBlockStart: 0 } },
});

export const removed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  overflowWrap: "anywhere",
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    "&:first-child": { borderBlockStart: 0 },
    [`&:has(+ ${line})`]: { borderBlockEnd: `1px solid ${vars.color.line}` },
  },
});

export const share = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: vars.size.compact,
  fontSize: vars.text.sm,
});
