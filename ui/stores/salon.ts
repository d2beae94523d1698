import type { Position } from "../rules/distance.ts";
import type { OpeningHours } from "../rules/openingHours.ts";

/** A shop of the chain where glasses are tried on, and eyes are tested. */
export interface Salon {
  /** Part of its address, such as `okulary-krakow`; tells it from all others. */
  readonly code: string;
  /** What it is called on its door: "Dioptra Kraków". */
  readonly name: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly position: Position;
  /** As people write it: `+48 12 000 45 67`. */
  readonly phone: string;
  readonly hours: OpeningHours;
  /** The rating out of five and the number of ratings; left out when there are none. */
  readonly rating?: { readonly value: number; readonly count: number };
  /** What is done there, in the shop's words: "badanie wzroku". */
  readonly services: readonly string[];
  /** Its own page. */
  readonly href: string;
  /** The way there, on a map of somebody else. */
  readonly routeHref: string;
}
