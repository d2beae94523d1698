import { distanceBetween, type Position } from "../rules/distance.ts";

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

/** Returns the places nearest to an origin, and the origin itself unless it lies outside the country. */
function around(origin: Position, places: readonly Position[], country: Extent): readonly Position[] {
  const nearest = places
    .toSorted((a, b) => distanceBetween(origin, a) - distanceBetween(origin, b))
    .slice(0, nearestCount);
  return isWithin(origin, country) ? [origin, ...nearest] : nearest;
}

/** The positions that a map must show, and the zoom that it does not exceed: an outline without its border says nothing. */
export interface FittedView {
  readonly positions: readonly Position[];
  readonly maxZoom: number;
}

/** How many places a map shows around its origin. */
const nearestCount = 4;

/**
 * Returns what a map shows of these places; null for the whole country. Places of other countries do not count. With an
 * origin, such as the visitor's position, it shows the origin and the places nearest to it.
 */
export function fittedView(
  view: MapView,
  places: readonly Position[],
  country: Extent,
  origin: Position | null = null,
): FittedView | null {
  if (view === "country") return null;
  const counted = view === "places" ? places : places.filter((place) => isWithin(place, country));
  const positions = origin && counted.length > 0 ? around(origin, counted, country) : counted;
  const [first] = positions;
  if (!first) return null;
  const isOnePlace = positions.every(
    ({ latitude, longitude }) => latitude === first.latitude && longitude === first.longitude,
  );
  return { positions, maxZoom: zoomLevels[view][isOnePlace ? "one" : "near"] };
}
