import type { ComponentPropsWithRef } from "react";
import { button } from "./Button.css.ts";
import { keepPress } from "./keepPress.ts";

export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "disabled"> {
  /** How prominent the action is; at most one `solid` button per view. @default "solid" */
  variant?: "solid" | "line" | "text";
  /** The height; `primary` is for the main action of a page. @default "standard" */
  size?: "compact" | "standard" | "primary";
  /** `full` fills the width of the container. @default "content" */
  width?: "content" | "full";
  /** Whether the action is running: the button keeps focus and ignores presses. @default false */
  pending?: boolean;
}

/** Renders a button that starts an action. To go to another page, use `Link`. */
export function Button({
  variant = "solid",
  size = "standard",
  width = "content",
  pending = false,
  type = "button",
  onClick,
  onPointerDown,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      className={button({ variant, size, width })}
      // Enter in a field must not submit the form again while it is pending.
      type={pending ? "button" : type}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
      onPointerDown={(event) => {
        keepPress(event);
        onPointerDown?.(event);
      }}
    />
  );
}
