import { style } from "@vanilla-extract/css";

export const map = style({ blockSize: "min(24rem, 60vh)" });
