import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: vars.color.ink,
  fontFamily: vars.family.text,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[2],
  columnGap: vars.space[6],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "11rem minmax(0, 1fr) minmax(0, 1fr) auto" },
  },
});

/** The sample is above the row, or there is none. */
export const rowWithoutSample = style([
  row,
  { "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" } } },
]);

export const sample = style({
  overflow: "hidden",
  padding: "2px",
  gridColumn: "1 / -1",
  "@media": { [media.tablet]: { gridColumn: "auto" } },
});

/** Samples that need the full width. */
export const sampleWide = style({ gridColumn: "1 / -1" });

/** Shadows extend beyond their sample. */
export const sampleOpen = style({ overflow: "visible", paddingBlock: vars.space[3] });

export const name = style({ fontWeight: vars.weight.label, overflowWrap: "anywhere" });

export const muted = style({ color: vars.color.inkMuted, fontSize: vars.text.xs, overflowWrap: "anywhere" });

export const facts = style({
  gridRow: 3,
  gridColumn: "1 / -1",
  "@media": { [media.tablet]: { gridRow: "auto", gridColumn: "auto" } },
});

export const pairs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  columnGap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: vars.text.xs,
});
