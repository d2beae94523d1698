import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The page between header and footer; a short one still fills the window. */
export const main = style({ display: "block", minBlockSize: "60vh", paddingBlockEnd: vars.layout.section });
