import { later } from "../loading/later.tsx";
import { action as actionStyle, toast } from "./Toast.css.ts";
import type { ToastProps } from "./Toast.tsx";

/** The notice without its code: its words, and what can be done about it, such as trying again. */
function PlainToast({ notice: { message, action }, onClose }: ToastProps) {
  return (
    <div className={toast}>
      {message}
      {action?.href !== undefined && (
        <a className={actionStyle} href={action.href}>
          {action.label}
        </a>
      )}
      {action?.onAction && (
        <button
          type="button"
          className={actionStyle}
          onClick={(event) => {
            onClose(event);
            action.onAction();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** Loaded with the first notice, or before it by `load`: most pages tell nothing. */
export const ToastLater = later<ToastProps>(async () => (await import("./Toast.tsx")).Toast, PlainToast);
