import { vars } from "@dioptra/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

/** Equal, unless a word needs more. */
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, 1fr)` });

export const options = styleVariants({
  rows: { display: "grid" },
  tiles: {
    display: "grid",
    ...columns(2),
    gap: vars.space[2],
    // A rail has room for two tiles beside each other, a phone for three, a drawer on a tablet for four.
    "@container": {
      // Large type, of which two words do not stand beside each other.
      "(width < 11rem)": columns(1),
      "(width >= 300px)": columns(3),
      "(width >= 380px)": columns(4),
    },
  },
});

export const shown = style({ display: "grid" });

/** Without script there is nothing that would unfold it. */
export const folded = style({ display: "none", "@media": { "(scripting: none)": { display: "grid" } } });

export const more = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const note = style({
  marginBlockStart: vars.space[2],
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.45,
});
