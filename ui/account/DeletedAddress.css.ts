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
  // There before it says something, so that it is read out; until then it takes no place.
  selectors: { "&:empty": { position: "absolute", padding: 0, border: 0 } },
});
