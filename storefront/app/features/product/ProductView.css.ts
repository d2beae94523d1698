import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const page = pageWidth;

export const path = style({ paddingBlock: vars.space[4] });

export const columns = style({
  display: "grid",
  gap: vars.space[6],
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 8fr) minmax(320px, 4.25fr)",
      columnGap: vars.space[12],
      alignItems: "start",
    },
  },
});

/** Wide enough for the parameters of both eyes beside each other. */
export const columnsWithForm = style([
  columns,
  { "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 6fr)" } } },
]);

export const buy = style({
  display: "grid",
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space[6] } },
});

export const brand = style({ fontSize: vars.text.sm, color: vars.color.inkMuted, marginBlockEnd: vars.space[1] });

export const mark = style({ marginBlockStart: vars.space[2] });

export const block = style({
  paddingBlock: vars.space[4],
  marginBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const tax = style({ fontSize: vars.text.xs, color: vars.color.inkMuted });

export const promises = style({
  display: "grid",
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
  fontSize: vars.text.sm,
});

export const promise = style({ display: "flex", gap: vars.space[3], alignItems: "start" });

export const promiseIcon = style({ flex: "none", inlineSize: vars.size.icon, blockSize: vars.size.icon });

export const delivery = style({ display: "grid", flex: 1, gap: vars.space[1], minInlineSize: 0 });

/** The check of express delivery, in the place of its button. */
export const express = style({ display: "grid", gap: vars.space[2], marginBlockStart: vars.space[2] });

export const muted = style({ color: vars.color.inkMuted });

export const inStock = style({ color: vars.color.success, fontWeight: vars.weight.label });

export const stack = style({ display: "grid", gap: vars.space[3] });

export const soldOut = style({ color: vars.color.sale, fontWeight: vars.weight.label });

export const noScript = style({
  padding: vars.space[4],
  marginBlockEnd: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.pendingQuiet,
  color: vars.color.pending,
});

export const measured = style({
  marginBlockStart: vars.layout.section,
  paddingBlock: vars.space[16],
  background: vars.color.surface,
  borderBlock: `1px solid ${vars.color.line}`,
});

export const details = style({
  display: "grid",
  gap: vars.space[8],
  paddingBlockStart: vars.layout.section,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: vars.space[12] },
  },
});

/** The manufacturer's text and the attributes, beside each other where there is room. */
export const detailColumns = style({
  display: "grid",
  gap: vars.space[6],
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space[12] } },
});

export const description = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[3],
  maxInlineSize: vars.layout.measure,
});

/** Title of a text about the brand, below the product's description. */
export const blockTitle = style({ marginBlockStart: vars.space[2], fontSize: vars.text.md });

export const facts = style({ display: "grid", alignContent: "start" });

export const fact = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
  "@media": { [media.wide]: { selectors: { "&:first-child": { paddingBlockStart: vars.space[1] } } } },
});

export const factValue = style({ fontWeight: vars.weight.label, textAlign: "end" });

/** A note below the attributes. */
export const note = style({
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
  "@media": { [media.wide]: { gridColumn: 2 } },
});

/** Hidden without JavaScript, which its content needs. */
export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** The name, and the heart beside it. */
export const heading = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space[4],
});

/** Lists are kept in the browser, which a page without JavaScript cannot do. */
export const compare = style([
  withScript,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${vars.space[1]} ${vars.space[4]}`,
    marginBlockStart: vars.space[4],
    fontSize: vars.text.sm,
  },
]);

/** How the size that is shown fits. */
export const fit = style({ display: "block", marginBlockStart: vars.space[3], fontSize: vars.text.sm });

/** The advice below the measures. */
export const fitSection = style({ display: "grid", gap: vars.space[4], fontSize: vars.text.sm });

/** The comparison with the shopper's own glasses. */
export const comparison = style({ display: "grid", gap: vars.space[4] });
