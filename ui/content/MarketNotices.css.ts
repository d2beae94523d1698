import { style } from "@vanilla-extract/css";

/** A hair apart, so that two of one colour are two. */
export const section = style({ display: "grid", gap: "1px" });
