import { style } from "@vanilla-extract/css";

/** A gap of one pixel keeps two notices of the same colour apart. */
export const section = style({ display: "grid", gap: "1px" });
