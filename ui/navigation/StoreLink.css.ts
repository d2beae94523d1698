import { vars } from "@dioptra/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const storeLink = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: vars.size.control,
  color: vars.color.ink,
  fontSize: vars.text.sm,
  textDecoration: "none",
});

export const words = style({ flex: 1, lineHeight: 1.3 });

globalStyle(`${words} > small`, { display: "block", color: vars.color.inkMuted, fontSize: vars.text.xs });
globalStyle(`${storeLink}:hover > ${words}`, { textDecoration: "underline" });

export const mark = style({ flex: "none" });
