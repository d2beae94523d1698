import { media, vars } from "@dioptra/tokens";
import { pageWidth } from "@dioptra/ui/layout";
import { style, styleVariants } from "@vanilla-extract/css";

export const page = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: vars.space[8],
    paddingBlockStart: vars.space[8],
    "@media": {
      [media.desktop]: { gridTemplateColumns: "240px minmax(0, 1fr)", columnGap: vars.space[12], alignItems: "start" },
    },
  },
]);

/** The heading of the first page: above the list on phones, beside it where there is room. */
export const title = style({ "@media": { [media.desktop]: { gridColumn: 2 } } });

const beside = { display: "grid", gridColumn: 1, gridRow: "1 / span 2" };

/** On phones only the first page has the navigation. */
export const side = styleVariants({
  firstPage: { display: "grid", gap: vars.space[6], "@media": { [media.desktop]: beside } },
  otherPage: { display: "none", gap: vars.space[6], "@media": { [media.desktop]: beside } },
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const entry = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: vars.color.ink },
    "&[aria-current]": { color: vars.color.ink, fontWeight: vars.weight.title },
  },
});

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  minInlineSize: 0,
  "@media": { [media.desktop]: { gridColumn: 2 } },
});

/** The way back to the list of pages, where it is not beside the page. */
export const back = style({ fontSize: vars.text.sm, "@media": { [media.desktop]: { display: "none" } } });
