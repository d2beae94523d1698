import { media, vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageWidth } from "../layout/pageWidth.css.ts";

export const consent = recipe({
  base: {
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.canvas,
    color: vars.color.ink,
  },
  variants: {
    place: {
      screen: {
        position: "fixed",
        insetBlockEnd: 0,
        insetInline: 0,
        zIndex: 20,
        maxBlockSize: "70dvh",
        overflowY: "auto",
        overscrollBehavior: "contain",
        boxShadow: vars.shadow.float,
        // On a low or zoomed screen, a fixed panel would cover the page, so it becomes part of the flow.
        "@media": { "(height < 30rem)": { position: "static", maxBlockSize: "none" } },
      },
      flow: { borderBlockEnd: `1px solid ${vars.color.line}` },
    },
  },
});

// The focus and the end of the page are not under the panel.
globalStyle(`:root:has(${consent.classNames.variants.place.screen})`, {
  scrollPaddingBlockEnd: "18rem",
  "@media": { [media.desktop]: { scrollPaddingBlockEnd: "12rem" } },
});
globalStyle(`body:has(${consent.classNames.variants.place.screen})`, {
  paddingBlockEnd: "18rem",
  "@media": { [media.desktop]: { paddingBlockEnd: "12rem" } },
});

export const content = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space[4],
    paddingBlock: vars.space[6],
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: vars.space[12] } },
  },
]);

export const words = style({ maxInlineSize: vars.layout.measure });

export const title = style({ fontSize: vars.text.lg });

export const text = style({ marginBlockStart: vars.space[2], fontSize: vars.text.sm });

/** Accept and refuse look the same and share a row, or a column where the row is too narrow. */
export const answers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  alignContent: "center",
  gap: vars.space[2],
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(11rem, 1fr))" } },
});

globalStyle(`${answers} > :last-child`, {
  gridColumn: "1 / -1",
  "@media": { [media.desktop]: { gridColumn: "auto" } },
});

export const settings = style({ gridColumn: "1 / -1" });
