import { helplines } from "#configuration/content.ts";
import { helplineOf } from "#domain/helpline.ts";
import { type StoreView, withPrefix } from "#domain/store.ts";

/** A store view with the shop's public origin, with which addresses in structured data begin. */
export interface DocumentStore extends Pick<StoreView, "prefix"> {
  readonly origin: string;
}

/** The shop as other documents name it. */
export const organization = (store: DocumentStore) => ({
  "@type": "Organization",
  name: "Dioptra",
  url: store.origin + withPrefix("/", store),
});

/** Returns who runs the shop as structured data (https://schema.org/Organization), with the telephone in its footer. */
export const organizationDocument = (
  store: DocumentStore & Pick<StoreView, "code" | "country" | "locale">,
  description: string,
) => ({
  "@context": "https://schema.org",
  ...organization(store),
  description,
  logo: `${store.origin}/favicon.svg`,
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone: helplineOf(store, helplines).phone,
    areaServed: store.country,
    availableLanguage: store.locale,
  },
});
