import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import type { StorageDuration, StoredItem } from "./consentCategory.ts";
import * as styles from "./StoredItems.css.ts";

export interface StoredItemsProps {
  /** The name of the category, for screen readers. */
  category: string;
  /** The cookies and storage entries of the category. */
  items: readonly StoredItem[];
}

/** Renders a collapsed list of what a consent category stores: name, purpose, reader and duration of each item. */
export function StoredItems({ category, items }: StoredItemsProps) {
  const intl = useIntl();
  return (
    <details>
      <summary className={styles.summary}>
        <FormattedMessage id="ui.keptThings.summary" values={{ count: items.length }} />{" "}
        <VisuallyHidden>{category}</VisuallyHidden>
      </summary>
      <ul className={styles.things}>
        {items.map(({ name, purpose, readBy, duration }) => (
          <li key={name} className={styles.thing}>
            <code className={styles.name}>{name}</code>
            <p>{purpose}</p>
            <p className={styles.facts}>
              <span>
                <FormattedMessage id="ui.keptThings.readBy" values={{ readBy }} />
              </span>
              <span>
                <FormattedMessage id="ui.keptThings.kept" values={{ time: durationText(intl, duration) }} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function durationText(intl: IntlShape, duration: StorageDuration): string {
  if (duration === "session") return intl.formatMessage({ id: "ui.keptThings.session" });
  if (duration === "unlimited") return intl.formatMessage({ id: "ui.keptThings.unlimited" });
  return intl.formatNumber(duration.value, { style: "unit", unit: duration.unit, unitDisplay: "long" });
}
