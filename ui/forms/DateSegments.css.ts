import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

export const group = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  cursor: "text",
  selectors: {
    "&:focus-within": { borderColor: vars.color.ink },
    // The padding is that of the button, also where the border is thicker. Elements that are no inputs are never writable.
    "&:read-only, &[aria-invalid='true']": { paddingInlineEnd: 0, background: vars.color.canvas },
  },
});

/** At the start of the field, also if dates are written in another direction than the page. */
export const parts = style({ display: "flex", alignItems: "center", whiteSpace: "pre" });

/** The day, the month or the year: as high as the field, so that it is easy to press. */
export const part = style({
  minInlineSize: "24px",
  paddingInline: "3px",
  borderRadius: vars.radius.control,
  lineHeight: "36px",
  textAlign: "center",
  caretColor: "transparent",
  selectors: {
    "&[data-placeholder]": { color: vars.color.inkMuted },
    "&:focus": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-1px" },
  },
});
