import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

/** One column in the middle, as wide as its forms. */
export const page = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 520px)",
    justifyContent: "center",
    alignContent: "start",
    gap: vars.space[6],
    paddingBlockStart: vars.space[8],
    // About as high as the form that comes, so that what stands below stays where it is.
    minBlockSize: "520px",
  },
]);

/** Nothing comes where no script runs. */
export const waiting = style({ "@media": { "(scripting: none)": { display: "none" } } });
