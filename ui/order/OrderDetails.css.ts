import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const order = style({ display: "grid", gap: vars.space[8], overflowWrap: "break-word" });

export const head = style({ display: "grid", justifyItems: "start", gap: vars.space[2] });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)", columnGap: vars.space[16] },
  },
});

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[8],
});

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const quiet = style({ color: vars.color.inkMuted, fontSize: vars.text.sm });

export const facts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  selectors: { "&:empty": { display: "none" } },
});
