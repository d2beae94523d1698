import type { ReactNode } from "react";

/** What can be done about a notice: an action, or a way to another page. Either closes the notice. */
export type NoticeAction =
  | { readonly label: ReactNode; readonly onAction: () => void; readonly href?: never }
  | { readonly label: ReactNode; readonly href: string; readonly onAction?: never };

/** A notice to the shopper (docs/decisions/product.md#decision-6). */
export interface Notice {
  readonly id: string;
  readonly type: "success" | "warning" | "error";
  readonly message: ReactNode;
  readonly action?: NoticeAction;
  /** Milliseconds until it vanishes by itself; null stays. Errors stay whatever it says. */
  readonly timeToLive: number | null;
}
