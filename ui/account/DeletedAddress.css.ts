import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const notice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
  // A live region must exist before its text, or it is not announced. While empty it takes no space.
  selectors: { "&:empty": { position: "absolute", padding: 0, border: 0 } },
});
