import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const editor = style({ display: "grid", gap: vars.space[6], maxInlineSize: "672px" });
