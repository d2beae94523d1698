import { style } from "@vanilla-extract/css";

/** A live region must exist before its text, or it is not announced. While empty it takes no space. */
export const notice = style({ selectors: { "&:empty": { position: "absolute" } } });
