import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** What stands in place of a form that was sent. It takes the focus without a ring: it is not operated. */
export const replacedForm = style({ display: "grid", justifyItems: "start", gap: vars.space[4], outline: "none" });
