import { salonHref, type SalonPage } from "#domain/salon/salon.ts";
import type { StoreView } from "#domain/store.ts";

/**
 * Returns what a salon's page shows as structured data (https://schema.org/Optician), for search engines. Addresses are
 * relative to the page.
 */
export const salonData = (
  { code, name, phone, street, postcode, city, country, position, hours, rating }: SalonPage,
  store: Pick<StoreView, "prefix">,
) => ({
  "@context": "https://schema.org",
  "@type": "Optician",
  name,
  url: salonHref(code, store),
  telephone: phone,
  address: {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: country,
  },
  geo: { "@type": "GeoCoordinates", ...position },
  openingHoursSpecification: hours.week.map(({ dayOfWeek, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${dayOfWeek}`,
    opens,
    closes,
  })),
  ...(rating && {
    aggregateRating: { "@type": "AggregateRating", ratingValue: rating.value, reviewCount: rating.count },
  }),
});
