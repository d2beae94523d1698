import { style } from "@vanilla-extract/css";

/** Each brings its own room for a finger. */
export const consents = style({ display: "grid" });
