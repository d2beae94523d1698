import { vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style } from "@vanilla-extract/css";

/** A narrow column, since the page has little to say. */
export const page = style([
  pageWidth,
  { display: "grid", gap: vars.space[6], paddingBlock: vars.space[8], maxInlineSize: "46rem" },
]);

export const progress = style({ display: "grid", gap: vars.space[4] });
