import { FormattedMessage, useIntl } from "react-intl";
import { type PickupPoint, pointName } from "../rules/pickupPoints.ts";
import { type LoadMap, PlaceMap } from "../stores/PlaceMap.tsx";
import * as styles from "./PickupPointMap.css.ts";

export interface PickupPointMapProps {
  /** The points to choose from. Those without a position and those that take no parcels are left out. */
  points: readonly PickupPoint[];
  /** The country whose outline is drawn. */
  country: "PL" | "DE";
  /** The id of the chosen point; null for none. */
  chosen: string | null;
  /** Called with the id of the point whose marker is pressed. */
  onChoose: (id: string) => void;
  /** Loads the map's code. @default the code in this package */
  loadMap?: LoadMap;
}

/**
 * Renders pickup points as markers of a drawn map, beside the list of a `PickupPointPicker`. It opens on the part of the
 * country with the points. Arrow keys move between the markers. It asks nothing of other sites.
 */
export function PickupPointMap({ points, country, chosen, onChoose, loadMap }: PickupPointMapProps) {
  const intl = useIntl();
  const places = points.flatMap(({ id, street, city, position, state }) =>
    position && state !== "outage" ? [{ code: id, town: city, label: street, position }] : [],
  );
  const nameOf = (ids: readonly string[]) => {
    const first = points.find(({ id }) => id === ids[0]);
    if (!first) return "";
    if (ids.length === 1) return `${pointName(first)}, ${first.street}`;
    return intl.formatMessage({ id: "ui.pickupPointMap.several" }, { city: first.city, count: ids.length });
  };
  return (
    <div className={styles.map}>
      <PlaceMap
        places={places}
        country={country}
        view="places"
        chosen={chosen}
        onChoose={onChoose}
        nameOf={nameOf}
        label={intl.formatMessage({ id: "ui.pickupPointMap.label" })}
        keys={<FormattedMessage id="ui.pickupPointMap.keys" />}
        failed={<FormattedMessage id="ui.pickupPointMap.failed" />}
        loadMap={loadMap}
      />
    </div>
  );
}
