/** Countries that orders are sent to (specification, section 3, Checkout forms). */
export const countryCodes = ["PL", "DE", "IT", "US"] as const;
export type CountryCode = (typeof countryCodes)[number];
