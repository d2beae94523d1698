import type { ComponentType } from "react";
import type { IconProps as DrawingProps } from "../icons/icon.tsx";
import { icon } from "./Icon.css.ts";

export interface IconProps {
  /** A drawing from `@dioptra/ui/icons/*`. */
  drawing: ComponentType<DrawingProps>;
  /** The accessible name if no text beside the icon has the same meaning. Without it the icon is hidden from screen readers. */
  label?: string;
  /** The size: 18, 20 or 24 px. @default "md" */
  size?: "sm" | "md" | "lg";
  /** The meaning of the icon, as of `Text`. @default "ink" */
  tone?: "ink" | "muted" | "success" | "pending" | "sale";
}

const pixels = { sm: 18, md: 20, lg: 24 } as const;

/** Renders an icon beside text or instead of it. */
export function Icon({ drawing: Drawing, label, size = "md", tone = "ink" }: IconProps) {
  const labelling = label === undefined ? {} : ({ role: "img", "aria-label": label } as const);
  return (
    <span {...labelling} className={icon({ tone })}>
      <Drawing size={pixels[size]} />
    </span>
  );
}
