import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The page between header and footer, with a minimum height so that short pages also fill the window. */
export const main = style({ display: "block", minBlockSize: "60vh", paddingBlockEnd: vars.layout.section });
