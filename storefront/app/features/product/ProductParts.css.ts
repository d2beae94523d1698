import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gap: vars.space[8], paddingBlockStart: vars.layout.section });

export const partsWithoutScript = style([parts, { "@media": { "(scripting: enabled)": { display: "none" } } }]);

export const option = style({
  display: "grid",
  gap: vars.space[4],
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 9fr)", columnGap: vars.space[12] },
  },
});

export const title = style({ fontSize: vars.text.md });

export const note = style({ fontSize: vars.text.sm, color: vars.color.inkMuted });

export const list = style({ display: "grid" });

const picture = `calc(${vars.space[16]} + ${vars.space[8]})`;

export const part = style({
  display: "grid",
  gridTemplateColumns: `${picture} minmax(0, 1fr)`,
  alignItems: "center",
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { paddingBlockStart: 0 } },
  "@media": { [media.wide]: { gridTemplateColumns: `${picture} minmax(0, 1fr) auto` } },
});

/** The picture stands beside name and price. It spans two rows while these stand below each other. */
export const stage = style({ gridRow: "span 2", "@media": { [media.wide]: { gridRow: "auto" } } });

export const name = style({ display: "grid", gap: vars.space[1] });

export const about = style({ fontSize: vars.text.sm, color: vars.color.inkMuted });

export const price = style({ "@media": { [media.wide]: { textAlign: "end" } } });

export const sum = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  fontSize: vars.text.sm,
});

export const row = style({ display: "flex", justifyContent: "space-between", gap: vars.space[4] });

export const saved = style({ color: vars.color.success, fontWeight: vars.weight.label });
