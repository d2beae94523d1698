import { vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** At the lower edge of the window, and below the page's end, so that it never covers the end. */
export const incompletePage = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 100,
  paddingBlock: vars.space[3],
  paddingInline: vars.layout.margin,
  borderBlockStart: `1px solid ${vars.color.control}`,
  background: vars.color.surface,
  selectors: { "&[hidden]": { display: "none" } },
});

/** A short page fills the window, so that the sentence is at its lower edge and not in the middle. */
globalStyle("body:has(> #incomplete-page:not([hidden])) > main", { minBlockSize: "100dvh" });
