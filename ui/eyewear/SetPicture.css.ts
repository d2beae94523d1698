import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const set = recipe({
  base: { display: "flex", inlineSize: "100%", blockSize: "100%" },
  variants: { crop: { card: { flexDirection: "column" }, wide: {} } },
});

const shrinking = { minBlockSize: 0, minInlineSize: 0 };

/** The first item is the largest; the others share the remaining space. */
export const first = style({ flex: "3 1 0", ...shrinking });

export const others = recipe({
  base: { display: "flex", flex: "2 1 0", padding: "3%", ...shrinking },
  variants: { crop: { card: {}, wide: { flexDirection: "column" } } },
});

export const other = style({ flex: "1 1 0", ...shrinking });
