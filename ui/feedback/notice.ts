import type { ReactNode } from "react";

/** The action of a notice: a callback or a link. Either closes the notice. */
export type NoticeAction =
  | { readonly label: ReactNode; readonly onAction: () => void; readonly href?: never }
  | { readonly label: ReactNode; readonly href: string; readonly onAction?: never };

/** A message for the shopper (docs/decisions/product.md#decision-6). */
export interface Notice {
  /** Identifies the notice. */
  readonly id: string;
  /** The type: selects icon and colour. An `error` interrupts screen readers; the others wait. */
  readonly type: "success" | "warning" | "error";
  /** One or two sentences. */
  readonly message: ReactNode;
  /** One action that the shopper can take. */
  readonly action?: NoticeAction;
  /** How long the notice is shown, in milliseconds; null until it is closed. Errors always stay until closed. */
  readonly timeToLive: number | null;
}
