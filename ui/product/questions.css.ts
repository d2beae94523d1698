import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const questions = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[6] });
