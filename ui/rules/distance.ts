/** A position in degrees of latitude and longitude. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the earth, in km. */
const earthRadius = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two positions, in km (docs/specification/trade.md#trade-30). */
export function distanceBetween(a: Position, b: Position): number {
  const halfSine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const haversine =
    halfSine(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfSine(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** A distance for display. */
export interface RoundedDistance {
  readonly value: number;
  readonly unit: "meter" | "kilometer";
}

/**
 * Rounds a distance for display: to 50 m below one kilometre, to 100 m below ten, otherwise to whole kilometres
 * (docs/specification/trade.md#trade-30).
 */
export function roundDistance(kilometres: number): RoundedDistance {
  const metres = Math.round(kilometres * 20) * 50;
  if (metres < 1000) return { value: metres, unit: "meter" };
  const tenths = Math.round(kilometres * 10) / 10;
  return { value: tenths < 10 ? tenths : Math.round(kilometres), unit: "kilometer" };
}
