import type { ComponentType } from "react";
import type { IconProps as DrawingProps } from "../icons/icon.tsx";
import { icon } from "./Icon.css.ts";

export interface IconProps {
  /** One of `@dioptra/ui/icons/*`. */
  drawing: ComponentType<DrawingProps>;
  /** What it says where no words beside it do; without it the icon is silent. */
  label?: string;
  /** @default "md" */
  size?: "sm" | "md" | "lg";
  /** @default "ink" */
  tone?: "ink" | "muted" | "success" | "pending" | "sale";
}

const pixels = { sm: 18, md: 20, lg: 24 } as const;

/** A drawing beside words, or in their place. */
export function Icon({ drawing: Drawing, label, size = "md", tone = "ink" }: IconProps) {
  const named = label === undefined ? {} : ({ role: "img", "aria-label": label } as const);
  return (
    <span {...named} className={icon({ tone })}>
      <Drawing size={pixels[size]} />
    </span>
  );
}
