import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The words of the page beside the facts for a visit; on phones below each other. */
export const both = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: vars.space[16] },
  },
});

export const words = style({ display: "grid", alignContent: "start", gap: vars.space[8], minInlineSize: 0 });

export const part = style({ display: "grid", gap: vars.space[3], justifyItems: "start", minInlineSize: 0 });

export const done = style({
  display: "grid",
  listStyle: "disc",
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  maxInlineSize: vars.layout.measure,
});

export const facts = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[4],
  minInlineSize: 0,
  "@media": { [media.desktop]: { order: 1 } },
});

export const address = style({ fontStyle: "normal" });

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[6],
  lineHeight: vars.size.compact,
});

/** Without JavaScript there is no map: the address and the directions are in words. */
export const map = style({
  blockSize: "20rem",
  "@media": { "(scripting: none)": { display: "none" } },
});

export const links = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });

/** A line above what is another thing than the words before it. */
const lined = { paddingBlockStart: vars.space[8], borderBlockStart: `1px solid ${vars.color.line}` };

/** The form for a visit, below what is done in the salon and beside its facts. */
export const form = style({ ...lined, minInlineSize: 0 });

export const section = style({ ...lined, display: "grid", gap: vars.space[6], marginBlockStart: vars.space[12] });

export const near = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
  gap: vars.space[6],
});

export const products = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[6],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
