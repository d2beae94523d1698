import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import type { KeptFor, KeptThing } from "./consentCategory.ts";
import * as styles from "./KeptThings.css.ts";

export interface KeptThingsProps {
  /** The name of what they belong to. */
  category: string;
  things: readonly KeptThing[];
}

/** What a category of consent keeps, one by one, folded up: name, purpose, reader, time. */
export function KeptThings({ category, things }: KeptThingsProps) {
  const intl = useIntl();
  return (
    <details>
      <summary className={styles.summary}>
        <FormattedMessage id="ui.keptThings.summary" values={{ count: things.length }} />{" "}
        <VisuallyHidden>{category}</VisuallyHidden>
      </summary>
      <ul className={styles.things}>
        {things.map(({ name, purpose, readBy, kept }) => (
          <li key={name} className={styles.thing}>
            <code className={styles.name}>{name}</code>
            <p>{purpose}</p>
            <p className={styles.facts}>
              <span>
                <FormattedMessage id="ui.keptThings.readBy" values={{ readBy }} />
              </span>
              <span>
                <FormattedMessage id="ui.keptThings.kept" values={{ time: keptWords(intl, kept) }} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function keptWords(intl: IntlShape, kept: KeptFor): string {
  if (kept === "session") return intl.formatMessage({ id: "ui.keptThings.session" });
  return intl.formatNumber(kept.value, { style: "unit", unit: kept.unit, unitDisplay: "long" });
}
