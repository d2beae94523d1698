import { lensLines, staticPages } from "#domain/content.ts";

/** The black variant of the frame Nela. */
export const blackNela = "HL-NELA-BLACK-48";

/** Addresses that are the same in every store view (docs/specification/pages.md). */
export const sameEverywhere = [
  "/",
  "/cart",
  "/checkout",
  "/wishlist",
  "/compare",
  "/error",
  "/login",
  "/create-password",
  "/blog",
  "/cookies",
  "/faq",
  "/kontakt",
  "/franczyza",
  "/kalkulator-franczyzy",
  "/order-tracking",
  "/newsletter",
  "/faceshape",
  "/framescolors",
  "/size-guide",
  "/i/loyalty-card",
  "/renew-order/unknown",
  "/order-status/unknown",
  "/prescription/HL-NELA/lens=",
  `/prescription/HL-NELA/${blackNela}/lens=`,
  "/my-account",
  "/my-account/shipping-details",
  "/my-account/newsletter",
  "/my-account/orders",
  "/my-account/orders/1",
  "/my-account/prescriptions",
  "/my-account/recently-viewed",
  "/my-account/reviews",
  "/my-account/subscriptions",
  "/my-account/subscriptions/1",
  ...staticPages.map((page) => `/${page}`),
  ...lensLines.map((line) => `/american-lens/${line}`),
  "/abonament-na-soczewki",
  "/soczewkowy-express",
  "/withdrawal",
  "/termination",
  "/offline",
];

/** Addresses with words of a language. */
export const inLanguage: Readonly<Record<string, readonly string[]>> = {
  pl: [
    "/c/okulary-korekcyjne",
    "/p/HL-NELA/nela-panto-z-acetatu",
    `/p/HL-NELA/nela-panto-z-acetatu/${blackNela}`,
    "/salon/okulary-torun",
  ],
  de: [
    "/c/brillen",
    "/p/HL-NELA/nela-panto-aus-acetat",
    `/p/HL-NELA/nela-panto-aus-acetat/${blackNela}`,
    "/salon/brillen-koln",
  ],
};
