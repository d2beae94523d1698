import * as z from "zod/mini";
import { weekdays } from "@dioptra/ui/rules";
import { purposeOf, salonClocks, salonCountries, type SalonPage } from "#domain/salon/salon.ts";
import { entitySearch } from "../wire/entitySearch.ts";
import { numeric, optionalList } from "../wire/value.ts";

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * A document of the salons' index: the original platform's fields (docs/specification/content.md#content-14), with
 * `product` and `openingHours` of our own.
 */
const wireSalon = z.object({
  /** The slug of its page: kind of product and town, such as `okulary-torun`. */
  code: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  product: z.string(),
  googleName: z.string(),
  phone: z.string(),
  location: z.object({
    address: z.string(),
    city: z.string(),
    postCode: z.string(),
    country: z.enum(salonCountries),
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lng: z.number().check(z.gte(-180), z.lte(180)),
  }),
  openingHours: optionalList(z.object({ dayOfWeek: z.enum(weekdays), opens: clock, closes: clock })),
  ratingValue: z.nullish(z.number().check(z.gte(1), z.lte(5))),
  reviewCount: z.nullish(numeric),
});

const salon = z.pipe(
  wireSalon,
  z.transform(({ code, product, googleName, phone, location, openingHours, ratingValue, reviewCount }): SalonPage => ({
    code,
    purpose: purposeOf(product),
    name: googleName,
    phone,
    street: location.address,
    postcode: location.postCode,
    city: location.city,
    country: location.country,
    position: { latitude: location.lat, longitude: location.lng },
    hours: { ...salonClocks[location.country], week: openingHours },
    rating: ratingValue && reviewCount ? { value: ratingValue, count: reviewCount } : null,
  })),
);

export const salonEndpoints = {
  /** Can be filtered by `code`. Sorted by the order in which the shop lists its salons. */
  salons: entitySearch("salon", salon),
};
