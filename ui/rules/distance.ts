/** Degrees of latitude and longitude. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth, km. */
const earthRadius = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places, along the earth (docs/specification/trade.md#trade-30). */
export function distanceBetween(a: Position, b: Position): number {
  const halfSine = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    halfSine(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfSine(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export interface RoundedDistance {
  readonly value: number;
  readonly unit: "meter" | "kilometer";
}

/**
 * As exact as it helps: to 50 m below one kilometre, to 100 m below ten, then whole
 * (docs/specification/trade.md#trade-30).
 */
export function roundDistance(kilometres: number): RoundedDistance {
  const metres = Math.round(kilometres * 20) * 50;
  if (metres < 1000) return { value: metres, unit: "meter" };
  const tenths = Math.round(kilometres * 10) / 10;
  return { value: tenths < 10 ? tenths : Math.round(kilometres), unit: "kilometer" };
}
