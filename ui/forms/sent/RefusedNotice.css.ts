import { style } from "@vanilla-extract/css";

/** There before it says something, so that it is read out; until then it takes no place among the fields. */
export const notice = style({ selectors: { "&:empty": { position: "absolute" } } });
