import { lazyComponent } from "../loading/lazyComponent.tsx";
import { toast } from "./Toast.css.ts";
import type { ToastProps } from "./Toast.tsx";
import { ToastAction } from "./ToastAction.tsx";

/** Renders only the message and the action, if the code of `Toast` cannot be loaded. */
const PlainToast = ({ notice: { message, action }, onDismiss }: ToastProps) => (
  <div className={toast}>
    {message}
    <ToastAction action={action} onClose={onDismiss} />
  </div>
);

/**
 * `Toast`, whose code is loaded with the first notice, because most pages have none. Call `load` to load it earlier.
 */
export const LazyToast = lazyComponent<ToastProps>(async () => (await import("./Toast.tsx")).Toast, PlainToast);
