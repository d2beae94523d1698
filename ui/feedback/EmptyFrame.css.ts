import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Drawn at its own size, so that a line is one pixel. */
export const drawing = style({ inlineSize: "200px", blockSize: "96px", color: vars.color.inkMuted });
