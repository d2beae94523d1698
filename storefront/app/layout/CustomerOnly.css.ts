import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

/** A single centred column, as wide as its forms. */
export const narrow = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 520px)",
    justifyContent: "center",
    alignContent: "start",
    gap: vars.space[6],
    paddingBlockStart: vars.space[8],
    // About as high as the login, so that the footer does not move when it appears.
    minBlockSize: "520px",
  },
]);

/** The placeholder of what only scripts can show. */
export const waiting = style({ "@media": { "(scripting: none)": { display: "none" } } });
