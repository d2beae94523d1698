import type { StoreViewLink } from "@dioptra/ui";

export const stores: readonly StoreViewLink[] = [
  { language: "Polski", country: "Polska", currency: "PLN", href: "#pl", lang: "pl-PL", current: true },
  { language: "Deutsch", country: "Deutschland", currency: "EUR", href: "#de", lang: "de-DE" },
  { language: "English", country: "United States", currency: "USD", href: "#en", lang: "en-US" },
];
