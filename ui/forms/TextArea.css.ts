import { style } from "@vanilla-extract/css";
import { control } from "./Field.css.ts";

export const area = style([
  control({ kind: "text" }),
  {
    display: "block",
    minBlockSize: "7em",
    paddingBlock: "11px",
    lineHeight: 1.45,
    resize: "vertical",
    fieldSizing: "content",
  },
]);
