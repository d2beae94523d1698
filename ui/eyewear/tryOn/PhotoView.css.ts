import { media } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const view = style({
  display: "block",
  inlineSize: "100%",
  maxBlockSize: "52dvh",
  userSelect: "none",
  WebkitUserSelect: "none",
  forcedColorAdjust: "none",
  "@media": { [media.tablet]: { blockSize: "100%", maxBlockSize: "none" } },
});
