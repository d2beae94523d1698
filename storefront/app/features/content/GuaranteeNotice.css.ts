import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** Not wider than its picture, whose words would blur. */
export const notice = style({ maxInlineSize: "45rem", border: `1px solid ${vars.color.line}` });
