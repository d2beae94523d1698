import { media, vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** Holds the cards of all articles. On wide screens, the first one takes the room of four. */
export const articles = style({});

globalStyle(`${articles} > ul > :first-child`, {
  "@media": { [media.desktop]: { gridArea: "span 2 / span 2", maxInlineSize: "none" } },
});

globalStyle(`${articles} > ul > :first-child h2`, { "@media": { [media.desktop]: { fontSize: vars.text["2xl"] } } });
