import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** As high as the dots of a card. */
export const dots = style({
  minBlockSize: vars.space[6],
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.compact } },
});
