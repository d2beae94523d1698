import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const calculator = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  overflowWrap: "anywhere",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      alignItems: "start",
      columnGap: vars.space[12],
    },
  },
});

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  alignItems: "end",
  gap: vars.space[4],
});

export const terms = style({ gridColumn: "1 / -1", color: vars.color.inkMuted, fontSize: vars.text.sm });

/** Stays in view while the fields beside it are filled in. */
export const outcome = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  justifyItems: "start",
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space[6] } },
});
