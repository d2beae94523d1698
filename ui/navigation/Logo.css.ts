import { media, vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The smallest phones, where four icons leave less room for the name. */
const smallest = "(width < 22.5rem)";

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: vars.size.compact,
  fontSize: "1.4375rem",
  fontWeight: vars.weight.label,
  letterSpacing: "-.035em",
  lineHeight: 1,
  textDecoration: "none",
  "@media": {
    [smallest]: { gap: "5px", fontSize: "1.125rem" },
    [media.tablet]: { fontSize: "1.625rem" },
  },
});

export const sight = style({
  flex: "none",
  inlineSize: "28px",
  blockSize: "21px",
  "@media": {
    [smallest]: { inlineSize: "24px", blockSize: "18px" },
    [media.tablet]: { inlineSize: "32px", blockSize: "24px" },
  },
});
