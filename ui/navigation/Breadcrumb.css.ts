import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

export const path = style({
  display: "flex",
  alignItems: "center",
  columnGap: vars.space[2],
  paddingBlock: vars.space[2],
  fontSize: vars.text.xs,
  lineHeight: vars.size.compact,
  color: vars.color.inkMuted,
  "@media": { [media.tablet]: { flexWrap: "wrap" } },
});

export const level = recipe({
  base: { display: "flex", alignItems: "center", gap: vars.space[2], minInlineSize: 0 },
  variants: {
    place: {
      home: { flex: "none" },
      // On phones, only home, the parent level and the page itself are shown.
      upper: { display: "none", "@media": { [media.tablet]: { display: "flex" } } },
      above: {},
      // The title gives way first, as the page shows it in full: the parent level may take all but this width.
      page: { color: vars.color.ink, flex: "7rem" },
    },
  },
});

export const name = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textDecoration: "none",
  "@media": { [media.tablet]: { whiteSpace: "normal" } },
  selectors: { "a&:hover": { color: vars.color.ink, textDecoration: "underline" } },
});

/** A touch target of 44 px, with its icon aligned to the margin. */
export const home = style([
  name,
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.compact,
    minBlockSize: vars.size.compact,
    marginInline: "-14px",
  },
]);

export const divider = style({ flex: "none", opacity: 0.7, pointerEvents: "none" });
