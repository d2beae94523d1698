import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const pages = style({ display: "flex", gap: vars.space[4] });

/** The choice of an address, as wide as the form below it. */
export const start = style({ maxInlineSize: "672px" });
