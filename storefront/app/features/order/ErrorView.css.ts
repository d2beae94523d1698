import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

export const page = style([pageWidth, { paddingBlock: vars.layout.section }]);

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
