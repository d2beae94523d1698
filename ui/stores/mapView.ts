import type { Position } from "../rules/distance.ts";

/**
 * What a map shows when it is opened and after its places have changed: the whole country, the regions of it that hold the
 * places, or their streets.
 */
export type MapView = "country" | "regions" | "places";

/** Zoom levels: for a single place, at which neighbouring places are distinguishable, and the nearest one. */
export const zoomLevels = {
  country: { one: 7, near: 9, nearest: 13 },
  regions: { one: 7, near: 9, nearest: 13 },
  places: { one: 14, near: 14, nearest: 17 },
} as const satisfies Record<MapView, object>;

/** The outermost degrees of a country. */
export interface Extent {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const isWithin = ({ latitude, longitude }: Position, { south, west, north, east }: Extent) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** The positions that a map must show, and the zoom that it does not exceed: an outline without its border says nothing. */
export interface FittedView {
  readonly positions: readonly Position[];
  readonly maxZoom: number;
}

/** Returns what a map shows of these places; null for the whole country. Places of other countries do not count. */
export function fittedView(view: MapView, places: readonly Position[], country: Extent): FittedView | null {
  if (view === "country") return null;
  const positions = view === "places" ? places : places.filter((place) => isWithin(place, country));
  const [first] = positions;
  if (!first) return null;
  const isOnePlace = positions.every(
    ({ latitude, longitude }) => latitude === first.latitude && longitude === first.longitude,
  );
  return { positions, maxZoom: zoomLevels[view][isOnePlace ? "one" : "near"] };
}
