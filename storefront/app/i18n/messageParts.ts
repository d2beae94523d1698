/** The parts into which the message catalogue of a language is split. A page loads only the parts that it needs. */
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
  "viewer",
  "tryOn",
  "cart",
  "checkout",
  "confirmation",
  "configurator",
  "prescription",
  "notice",
  "payment",
  "account",
  "login",
  "orders",
  "wishlist",
  "compare",
  "menu",
  "errorPage",
  "content",
  "password",
  "newsletter",
  "offline",
  "server",
  "library",
] as const;
export type MessagePart = (typeof messageParts)[number];

/** The part that every page loads: header, footer, errors. */
export const sitePart: MessagePart = "site";

/** The parts that a route needs besides `sitePart`. */
const partsOfRoute: Readonly<Record<string, readonly MessagePart[]>> = {
  "/": ["home", "guideNames", "content"],
  "/faceshape": ["guide", "guideNames"],
  "/framescolors": ["guide", "guideNames"],
  // The fields of measures are named as on product pages.
  "/size-guide": ["guide", "guideNames", "sizeGuide", "product", "tryOn"],
  "/c/$slug": ["list"],
  "/p/$parentSku/$slug/{-$childSku}": ["product"],
  "/cart": ["cart"],
  "/checkout": ["cart", "checkout"],
  "/prescription/$parentSku/{-$childSku}/lens={-$lens}": ["configurator", "prescription"],
  "/order-confirmation/$orderId": ["cart", "confirmation"],
  // The e-mail field is the checkout's.
  "/create-password": ["password", "checkout"],
  "/login": ["login", "password", "checkout"],
  // The pages below load these, too.
  "/my-account": ["account", "login", "password", "checkout"],
  // The loyalty card and the customer's data are among the orders' messages.
  "/my-account/": ["orders"],
  "/my-account/newsletter": ["newsletter"],
  "/my-account/orders/": ["orders"],
  "/my-account/orders/$orderId": ["orders", "cart"],
  "/my-account/recently-viewed": ["orders"],
  "/my-account/subscriptions/": ["orders"],
  "/my-account/subscriptions/$subscriptionId": ["orders"],
  "/error": ["errorPage"],
  "/i/$slug": ["content"],
  "/blog/": ["content"],
  "/blog/$id/$slug": ["content"],
  "/wishlist": ["wishlist"],
  "/compare": ["wishlist", "compare"],
};

/** Returns the parts that these routes need besides `sitePart`. */
export const partsOfRoutes = (routeIds: readonly string[]): readonly MessagePart[] => [
  ...new Set(routeIds.flatMap((id) => partsOfRoute[id] ?? [])),
];

/** The parts that a product's form needs in which its options are chosen. Only pages of such products load them. */
export const partsOfOptions: readonly MessagePart[] = ["options", "cart"];

/** Returns the part that holds a notice's text. It is loaded when the notice is shown. */
export const partOfNotice = (id: string): MessagePart =>
  messageParts.find((part) => id.startsWith(`${part}.`)) ?? sitePart;

/** The parts that a panel, a dialog or the values of lenses need. They are loaded when it is shown. */
export const partsOfPanel = {
  microcart: ["cart"],
  search: ["search"],
  wishlist: ["wishlist"],
  account: ["login", "account", "password", "checkout"],
  menu: ["menu"],
  viewer: ["viewer"],
  tryOn: ["tryOn"],
  lineValues: ["prescription"],
  // Its field and refusals are those of the checkout and the password's form.
  newsletter: ["newsletter", "password", "checkout"],
} as const satisfies Record<string, readonly MessagePart[]>;
