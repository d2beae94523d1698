import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import type { Salon } from "./salon.ts";
import { type BringMap, SalonMap } from "./SalonMap.tsx";
import { SalonRow } from "./SalonRow.tsx";
import * as styles from "./StoreMap.css.ts";

export interface StoreMapProps {
  /** In the order of the list, such as the nearest first. What is drawn as one on the map has the name of the first. */
  salons: readonly Salon[];
  /** Kilometres from where somebody said to be, by the salon's code. */
  distances?: Readonly<Record<string, number>>;
  /** The server's, in ISO 8601. */
  now: string;
  /** The country that is drawn. */
  country: "PL" | "DE";
  /** The code of the one that is shown closer; null for none. */
  chosen: string | null;
  onChoose: (code: string | null) => void;
  /** Where the salons' names stand among the page's headings. @default 3 */
  level?: 2 | 3;
  /** How the map's code is brought. @default from this package, when the map comes into view */
  bring?: BringMap;
  /** What to do where there is no salon. */
  emptyAction?: ReactNode;
}

/**
 * Salons in a list, and beside it on a map: what is chosen in one is shown in both. The list has everything, and stands
 * alone where the map cannot be had. The map is a drawn outline without anything from elsewhere; its code (Leaflet) comes
 * when it comes into view. On the map the arrow keys go from mark to mark; marks too close together are drawn as one.
 */
export function StoreMap(props: StoreMapProps) {
  const { salons, distances, now, country, chosen, onChoose, level = 3, bring, emptyAction } = props;
  const intl = useIntl();
  const mapId = useId();
  const chosenSalon = salons.find(({ code }) => code === chosen);
  if (salons.length === 0)
    return <EmptyState level={level} title={<FormattedMessage id="ui.storeMap.empty" />} action={emptyAction} />;
  return (
    <div className={styles.both}>
      <div className={styles.list}>
        <p className={styles.count}>
          <FormattedMessage id="ui.storeMap.count" values={{ count: salons.length }} />
          <a className={styles.toMap} href={`#${mapId}`}>
            <FormattedMessage id="ui.storeMap.toMap" />
          </a>
        </p>
        {/* Safari takes a list without markers for none. */}
        <ul className={styles.rows} role="list" aria-label={intl.formatMessage({ id: "ui.storeMap.list" })}>
          {salons.map((salon) => (
            <SalonRow
              key={salon.code}
              salon={salon}
              distance={distances?.[salon.code]}
              now={now}
              level={level}
              state={salon.code === chosen ? "chosen" : "folded"}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </div>
      <div className={styles.map} id={mapId} tabIndex={-1}>
        <SalonMap salons={salons} country={country} chosen={chosen} onChoose={onChoose} {...(bring && { bring })} />
      </div>
      <VisuallyHidden aria-live="polite">
        {chosenSalon && <FormattedMessage id="ui.storeMap.chosen" values={{ name: chosenSalon.name }} />}
      </VisuallyHidden>
    </div>
  );
}
