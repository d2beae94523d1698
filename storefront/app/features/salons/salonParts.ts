import type { Salon } from "@dioptra/ui";
import type { IntlShape } from "react-intl";
import { routeHref, salonHref, type SalonPlace } from "#domain/salon/salon.ts";
import type { StoreView } from "#domain/store.ts";

/** Returns a salon as the components show it. */
export const toShown = (place: SalonPlace, intl: IntlShape, store: StoreView): Salon => ({
  code: place.code,
  name: place.name,
  street: place.street,
  postCode: place.postcode,
  city: place.city,
  position: place.position,
  phone: place.phone,
  hours: place.hours,
  ...(place.rating && { rating: place.rating }),
  services: place.pages.map(({ purpose }) => intl.formatMessage({ id: `salons.purpose.${purpose}` })),
  href: salonHref(place.code, store),
  routeHref: routeHref(place.position),
});
