import { salonHref, type SalonPage } from "#domain/salon/salon.ts";
import { type DocumentStore, organization } from "./organizationDocument.ts";

/**
 * Returns what a salon's page shows as structured data (https://schema.org/Optician), for search engines.
 */
export const salonDocument = (
  { code, name, phone, street, postcode, city, country, position, hours, rating }: SalonPage,
  store: DocumentStore,
) => ({
  "@context": "https://schema.org",
  "@type": "Optician",
  name,
  url: store.origin + salonHref(code, store),
  telephone: phone,
  parentOrganization: organization(store),
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
