/** The borders of a country: each ring as its corners, "longitude,latitude" in degrees, parted by spaces. */
export type Outline = readonly string[];

/** The rings of an outline as Leaflet wants them: latitude first. */
export const ringsOf = (outline: Outline): [number, number][][] =>
  outline.map((ring) =>
    ring.split(" ").map((corner) => {
      const [longitude = 0, latitude = 0] = corner.split(",").map(Number);
      return [latitude, longitude];
    }),
  );
