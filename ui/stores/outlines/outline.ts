/**
 * The borders of a country. Each string is a ring of corners, as "longitude,latitude" in degrees, separated by spaces.
 */
export type Outline = readonly string[];

/** Returns the rings of an outline in Leaflet's order, latitude first. */
export const ringsOf = (outline: Outline): [number, number][][] =>
  outline.map((ring) =>
    ring.split(" ").map((corner) => {
      const [longitude = 0, latitude = 0] = corner.split(",").map(Number);
      return [latitude, longitude];
    }),
  );
