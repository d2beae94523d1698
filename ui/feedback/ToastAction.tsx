import type { MouseEvent } from "react";
import type { NoticeAction } from "./notice.ts";
import { action as actionStyle } from "./Toast.css.ts";

export interface ToastActionProps {
  /** The action of the notice; nothing is rendered without one. */
  action: NoticeAction | undefined;
  /** Called before the action, which closes the notice. */
  onClose: (event: MouseEvent<HTMLElement>) => void;
}

/** Renders the action of a notice as a link or a button. */
export function ToastAction({ action, onClose }: ToastActionProps) {
  if (!action) return null;
  const { label, href, onAction } = action;
  const Element = href === undefined ? "button" : "a";
  return (
    <Element
      className={actionStyle}
      {...(href === undefined ? { type: "button" } : { href })}
      onClick={(event: MouseEvent<HTMLElement>) => {
        onClose(event);
        onAction?.();
      }}
    >
      {label}
    </Element>
  );
}
