import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import type { Position } from "../rules/distance.ts";
import type { Salon } from "./salon.ts";
import type { LoadMap } from "./PlaceMap.tsx";
import { SalonMap } from "./SalonMap.tsx";
import { SalonRow } from "./SalonRow.tsx";
import * as styles from "./StoreMap.css.ts";

export interface StoreMapProps {
  /** The salons in list order, such as nearest first. A cluster on the map is named after the first of its salons. */
  salons: readonly Salon[];
  /** The distances from the location the visitor entered, in kilometres, by salon code; null for none. @default null */
  distances?: Readonly<Record<string, number>> | null | undefined;
  /** What the map marks and shows with the salons nearest to it, such as the visitor's position. */
  origin?: Position | null | undefined;
  /**
   * The server's time, in ISO 8601: the visitor's clock may be wrong or in another time zone. Null while it is unknown,
   * as on a page that is cached: the hours of the week are then shown instead.
   */
  now: string | null;
  /** The country whose outline is drawn. */
  country: "PL" | "DE";
  /** The code of the chosen salon, which is expanded and highlighted; null for none. */
  chosen: string | null;
  /** Called with the code of the salon that is chosen in the list or on the map; null when it is collapsed. */
  onChoose: (code: string | null) => void;
  /** The heading level of the salons' names. @default 3 */
  level?: 2 | 3;
  /** Loads the map's code. @default the code in this package, when the map comes near the viewport */
  loadMap?: LoadMap;
  /** The action of the empty state, when there are no salons. */
  emptyAction?: ReactNode;
}

/**
 * Renders salons in a list and on a map beside it; a salon chosen in one is highlighted in both. The list is complete,
 * so that it is enough if the map cannot be loaded. The map shows the regions of the listed salons, or those nearest to the
 * `origin`, and follows the list. It is a drawn outline without requests to other sites; its code (Leaflet) is loaded
 * when the map comes near the viewport. Arrow keys move between the markers, and markers too close together are
 * clustered.
 */
export function StoreMap(props: StoreMapProps) {
  const { salons, distances, origin, now, country, chosen, onChoose, level = 3, loadMap, emptyAction } = props;
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
        {/* Without markers, Safari ignores the list semantics unless `role` is set. */}
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
        <SalonMap
          salons={salons}
          country={country}
          view="regions"
          origin={origin}
          chosen={chosen}
          onChoose={onChoose}
          loadMap={loadMap}
        />
      </div>
      <VisuallyHidden aria-live="polite">
        {chosenSalon && <FormattedMessage id="ui.storeMap.chosen" values={{ name: chosenSalon.name }} />}
      </VisuallyHidden>
    </div>
  );
}
