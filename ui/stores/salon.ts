import type { Position } from "../rules/distance.ts";
import type { OpeningHours } from "../rules/openingHours.ts";

/** A salon of the chain, for trying on glasses and eye examinations. */
export interface Salon {
  /** The unique code, part of the URL, such as `okulary-krakow`. */
  readonly code: string;
  /** The salon's name, such as "Dioptra Kraków". */
  readonly name: string;
  /** The street with the house number. */
  readonly street: string;
  /** The postcode. */
  readonly postCode: string;
  /** The city. */
  readonly city: string;
  /** The position on the map. */
  readonly position: Position;
  /** The formatted phone number, such as `+48 12 000 45 67`. */
  readonly phone: string;
  /** The opening hours. */
  readonly hours: OpeningHours;
  /** The rating out of five and the number of ratings; left out when there are none. */
  readonly rating?: { readonly value: number; readonly count: number };
  /** The names of the services offered, such as "badanie wzroku". */
  readonly services: readonly string[];
  /** The salon's page. */
  readonly href: string;
  /** Directions on an external map. */
  readonly routeHref: string;
}
