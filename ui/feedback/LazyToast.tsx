import { lazyComponent } from "../loading/lazyComponent.tsx";
import { action as actionStyle, toast } from "./Toast.css.ts";
import type { ToastProps } from "./Toast.tsx";

/** Renders only the message and the action, if the code of `Toast` cannot be loaded. */
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

/**
 * `Toast`, whose code is loaded with the first notice, because most pages have none. Call `load` to load it earlier.
 */
export const LazyToast = lazyComponent<ToastProps>(async () => (await import("./Toast.tsx")).Toast, PlainToast);
