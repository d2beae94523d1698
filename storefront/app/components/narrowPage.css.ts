import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

/** A single centred column, as wide as its forms. */
export const page = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 520px)",
    justifyContent: "center",
    alignContent: "start",
    gap: vars.space[6],
    paddingBlockStart: vars.space[8],
    // About as high as the form, so that the footer does not move when the form appears.
    minBlockSize: "520px",
    "@media": { [media.desktop]: { paddingBlockStart: vars.space[12] } },
  },
]);

/** Forms that scripts send, and the placeholder of one. Without JavaScript a sentence is in their place. */
export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });
