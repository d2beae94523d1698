import type { ComponentPropsWithRef } from "react";
import { button } from "./Button.css.ts";

export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "disabled"> {
  /** How much the action stands out; one `solid` a view. @default "solid" */
  variant?: "solid" | "line" | "text";
  /** @default "standard" */
  size?: "compact" | "standard" | "primary";
  /** @default "content" */
  width?: "content" | "full";
  /** The action is running: the button keeps focus and ignores presses. */
  pending?: boolean;
}

/** Starts an action. To go to another page, use `Link`. */
export function Button({
  variant = "solid",
  size = "standard",
  width = "content",
  pending = false,
  type = "button",
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      className={button({ variant, size, width })}
      // A pending submit button must not submit the form on Enter.
      type={pending ? "button" : type}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    />
  );
}
