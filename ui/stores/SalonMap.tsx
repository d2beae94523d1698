import { FormattedMessage, useIntl } from "react-intl";
import type { Position } from "../rules/distance.ts";
import { type LoadMap, PlaceMap } from "./PlaceMap.tsx";
import type { Salon } from "./salon.ts";

export interface SalonMapProps {
  /** The salons to show as markers. */
  salons: readonly Salon[];
  /** The country whose outline is drawn. */
  country: "PL" | "DE";
  /** What is in view: the whole country, or the regions of it that hold the salons. @default "country" */
  view?: "country" | "regions";
  /** What the map marks and shows with the salons nearest to it, such as the visitor's position. */
  origin?: Position | null | undefined;
  /** The code of the highlighted salon; null for none. */
  chosen: string | null;
  /** Called with the code of a salon when its marker is pressed. */
  onChoose: (code: string) => void;
  /** Loads the map's code. @default the code in this package */
  loadMap?: LoadMap | undefined;
}

/** Renders a map of salons in the outline of their country. */
export function SalonMap({ salons, country, view = "country", origin, chosen, onChoose, loadMap }: SalonMapProps) {
  const intl = useIntl();
  const nameOf = (codes: readonly string[]) => {
    const first = salons.find(({ code }) => code === codes[0]);
    if (!first) return "";
    if (codes.length === 1) return `${first.city}, ${first.street}`;
    return intl.formatMessage({ id: "ui.storeMap.several" }, { city: first.city, count: codes.length });
  };
  return (
    <PlaceMap
      places={salons.map(({ code, city, position }) => ({ code, town: city, position }))}
      country={country}
      view={view}
      origin={origin}
      chosen={chosen}
      onChoose={onChoose}
      nameOf={nameOf}
      label={intl.formatMessage({ id: "ui.storeMap.label" })}
      keys={<FormattedMessage id="ui.storeMap.keys" />}
      failed={<FormattedMessage id="ui.storeMap.failed" />}
      loadMap={loadMap}
    />
  );
}
