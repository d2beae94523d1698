/** The message catalogue of a language in parts, each loaded by the pages that need it. */
export const messageParts = [
  "site",
  "home",
  "list",
  "search",
  "product",
  "viewer",
  "tryOn",
  "cart",
  "checkout",
  "confirmation",
  "notice",
  "payment",
  "account",
  "password",
  "offline",
  "server",
  "library",
] as const;
export type MessagePart = (typeof messageParts)[number];

/** The first view of any page. */
export const sitePart: MessagePart = "site";

/** What a route says beyond the first view. */
const partsOfRoute: Readonly<Record<string, readonly MessagePart[]>> = {
  "/": ["home"],
  "/c/$slug": ["list"],
  "/p/$parentSku/$slug/{-$childSku}": ["product"],
  "/cart": ["cart"],
  "/checkout": ["cart", "checkout"],
  "/order-confirmation/$orderId": ["cart", "confirmation"],
  // How an e-mail is asked for is the checkout's, too.
  "/create-password": ["password", "checkout"],
};

/** The parts that these routes need besides the site's. */
export const partsOfRoutes = (routeIds: readonly string[]): readonly MessagePart[] => [
  ...new Set(routeIds.flatMap((id) => partsOfRoute[id] ?? [])),
];

/** The part of a notice's text: it is asked for when the notice comes. */
export const partOfNotice = (id: string): MessagePart =>
  messageParts.find((part) => id.startsWith(`${part}.`)) ?? sitePart;

/** What a panel says beyond the first view of the page that it lies over. */
export const partsOfPanel = {
  microcart: ["cart"],
  search: ["search"],
  viewer: ["viewer"],
  tryOn: ["tryOn"],
} as const satisfies Record<string, readonly MessagePart[]>;
