import { type ReactNode, useState } from "react";
import * as styles from "./FilterGroup.css.ts";

export interface FilterGroupProps {
  /** What is filtered by. */
  label: ReactNode;
  /** What is chosen in it, in few words. */
  chosen?: ReactNode;
  /** Whether `chosen` is also said while the group is open. @default "closed" */
  chosenShown?: "closed" | "always";
  /** Whether it is open at first; from then on that is the shopper's. */
  open: boolean;
  /** The controls. */
  children: ReactNode;
}

/** One thing to filter by, to be folded away. */
export function FilterGroup({ label, chosen, chosenShown = "closed", open, children }: FilterGroupProps) {
  const [openAtFirst] = useState(open);
  return (
    // The shopper may have opened or closed it before hydration.
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
