import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

/** Columns of equal width, unless a word needs more. */
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, 1fr)` });

export const options = styleVariants({
  rows: { display: "grid" },
  tiles: {
    display: "grid",
    ...columns(2),
    gap: vars.space[2],
    // Two tiles side by side in a rail, three on a phone, four in a drawer on a tablet.
    "@container": {
      // With large type, two words do not fit side by side.
      "(width < 11rem)": columns(1),
      "(width >= 300px)": columns(3),
      "(width >= 380px)": columns(4),
    },
  },
});

export const shown = style({ display: "grid" });

/** Shown without JavaScript, when no button could expand it. */
export const folded = style({ display: "none", "@media": { "(scripting: none)": { display: "grid" } } });

export const more = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const note = style({
  marginBlockStart: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.45,
});
