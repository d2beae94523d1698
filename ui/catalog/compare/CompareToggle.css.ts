import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const toggle = style({ maxInlineSize: vars.layout.measure });

export const limitNotice = style({ display: "block", fontSize: vars.text.xs, lineHeight: 1.45 });
