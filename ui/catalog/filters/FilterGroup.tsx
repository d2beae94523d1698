import { type ReactNode, useState } from "react";
import * as styles from "./FilterGroup.css.ts";

export interface FilterGroupProps {
  /** The name of the filter. */
  label: ReactNode;
  /** The chosen values in a few words. */
  chosen?: ReactNode;
  /** Whether `chosen` is also shown while the group is open. @default "closed" */
  chosenShown?: "closed" | "always";
  /** Whether it is open at first; after that the shopper decides. */
  open: boolean;
  /** The controls of the filter. */
  children: ReactNode;
}

/** Renders a filter as a collapsible group. */
export function FilterGroup({ label, chosen, chosenShown = "closed", open, children }: FilterGroupProps) {
  const [openAtFirst] = useState(open);
  return (
    // The shopper may have toggled it before hydration.
    <details className={styles.group} open={openAtFirst} suppressHydrationWarning>
      <summary className={styles.head}>
        <span>{label}</span>
        <span className={chosenShown === "always" ? styles.chosen : styles.chosenWhileClosed}>{chosen}</span>
        <svg className={styles.sign} viewBox="0 0 18 18" aria-hidden="true">
          <path d="M4 9h10" />
          <path className={styles.upright} d="M9 4v10" />
        </svg>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
