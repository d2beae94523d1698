import { style } from "@vanilla-extract/css";

export const crop = style({ display: "block", inlineSize: "100%", forcedColorAdjust: "none" });
