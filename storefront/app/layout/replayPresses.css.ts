import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { incompletePage } from "./IncompletePage.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** Appears after a moment, so that it does not flash when the page responds soon. Screen readers read it at once. */
export const waitingPress = style([incompletePage, { display: "block", animation: `${appear} 0.2s 0.5s both` }]);

/** A control whose press is to be repeated. */
globalStyle("[data-waiting]", { cursor: "progress", opacity: 0.7 });
