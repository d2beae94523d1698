import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The helpline, which goes on with the text above it. */
export const helpline = style({ marginBlockStart: `calc(${vars.space[6]} - ${vars.space[16]})` });
