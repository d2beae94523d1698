/**
 * The parts into which the message catalogue of a language is split. A page loads only the parts that its route states.
 * Which messages a part holds follows from the modules that name them (`server/build/assignParts.ts`).
 */
export const messageParts = [
  "site",
  "home",
  "guideNames",
  "guide",
  "sizeGuide",
  "list",
  "search",
  "product",
  "options",
  "express",
  "priceHistory",
  "viewer",
  "tryOn",
  "cart",
  "checkout",
  "choices",
  "confirmation",
  "renew",
  "blik",
  "tracking",
  "termination",
  "configurator",
  "prescription",
  "healthConsent",
  "photo",
  "latePrescription",
  "notice",
  "payment",
  "account",
  "login",
  "orders",
  "order",
  "wishlist",
  "compare",
  "menu",
  "errorPage",
  "content",
  "contact",
  "franchise",
  "subscribe",
  "salons",
  "faq",
  "password",
  "person",
  "fields",
  "newsletter",
  "consent",
  "offline",
  "server",
  "library",
] as const;
export type MessagePart = (typeof messageParts)[number];

/** The part that every page loads: header, footer, errors. */
export const sitePart: MessagePart = "site";

/** The parts that a product's form needs in which its options are chosen. Only pages of such products load them. */
export const partsOfOptions: readonly MessagePart[] = ["options", "cart", "fields", "healthConsent"];

/** The parts whose messages are shown as notices, by the beginnings of their ids. */
const noticeParts: readonly MessagePart[] = ["notice", "offline", "account"];

/** Returns the part that holds the text of a notice that the state shows. It is loaded when the notice is shown. */
export const partOfNotice = (id: string): MessagePart =>
  noticeParts.find((part) => id.startsWith(`${part}.`)) ?? sitePart;

/** The parts that a panel, a dialog or the values of lenses need. They are loaded when it is shown. */
export const partsOfPanel = {
  microcart: ["cart"],
  search: ["search"],
  wishlist: ["wishlist"],
  account: ["login", "account", "password", "person", "fields"],
  menu: ["menu"],
  viewer: ["viewer"],
  tryOn: ["tryOn"],
  lineValues: ["prescription"],
  // The ways to change a line of the cart.
  changeLine: ["options"],
  // The field for a BLIK code, also in the checkout.
  blik: ["blik"],
  // The form for a review, which explains its refusals like the password's form.
  review: ["orders", "fields"],
  // The check of express delivery, whose postcode is explained like that of an address.
  express: ["express", "person"],
  // Its field and refusals are those of the checkout and the password's form.
  newsletter: ["newsletter", "person", "fields"],
  priceHistory: ["priceHistory"],
  // Its field is that of the configurator.
  latePrescription: ["latePrescription", "photo"],
  consent: ["consent"],
} as const satisfies Record<string, readonly MessagePart[]>;
