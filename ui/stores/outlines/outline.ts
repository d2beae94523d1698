/** The borders of a country: each ring as its corners, "longitude,latitude" in degrees, parted by spaces. */
export type Outline = readonly string[];
