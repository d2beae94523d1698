import { vars } from "@dioptra/tokens";
import { recipe } from "@vanilla-extract/recipes";

/** A button that looks like a link, for rows of actions beside what they change. */
export const quietAction = recipe({
  base: {
    minInlineSize: vars.size.compact,
    minBlockSize: vars.size.compact,
    padding: 0,
    border: 0,
    background: "none",
    fontSize: vars.text.sm,
    textAlign: "end",
    textDecoration: "underline",
    textDecorationColor: vars.color.control,
    textUnderlineOffset: "4px",
    cursor: "pointer",
    selectors: { "&:hover": { color: vars.color.ink, textDecorationColor: "currentColor" } },
  },
  variants: { tone: { ink: { color: vars.color.ink }, muted: { color: vars.color.inkMuted } } },
});
