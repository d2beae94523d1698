import { style } from "@vanilla-extract/css";

/** No gap: each checkbox brings its own touch area. */
export const consents = style({ display: "grid" });
