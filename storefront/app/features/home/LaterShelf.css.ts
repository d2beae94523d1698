import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";
import { shelf as homeShelf } from "./HomeView.css.ts";

export const shelf = homeShelf;

export const placeholder = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[3],
  // Without JavaScript no products arrive.
  "@media": { "(scripting: none)": { display: "none" } },
});

export const empty = style({ color: vars.color.inkMuted });
