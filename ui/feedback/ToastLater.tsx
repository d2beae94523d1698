import { later } from "../loading/later.tsx";
import { toast } from "./Toast.css.ts";
import type { ToastProps } from "./Toast.tsx";

/** Loaded with the first notice, or before it by `load`: most pages tell nothing. Without a connection it is its words. */
export const ToastLater = later<ToastProps>(
  async () => (await import("./Toast.tsx")).Toast,
  ({ notice }) => <div className={toast}>{notice.message}</div>,
);
