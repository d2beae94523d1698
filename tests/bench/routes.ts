/** The JavaScript of a route's cold load, in KB (brotli 11 per file). */
interface RouteBytes {
  readonly name: string;
  readonly id: string;
  /** The goal. */
  readonly target: number;
  /** The current size, enforced by the checks; it may only decrease. */
  readonly limit: number;
}

/** The routes whose size is limited. */
export const routes: readonly RouteBytes[] = [
  { name: "home", id: "/", target: 122, limit: 135.6 },
  { name: "category", id: "/c/$slug", target: 122, limit: 140.7 },
  { name: "product", id: "/p/$parentSku/$slug/{-$childSku}", target: 126, limit: 146.4 },
  {
    name: "prescription",
    id: "/prescription/$parentSku/{-$childSku}/lens={-$lens}",
    target: 155,
    limit: 173.8,
  },
  { name: "guide to faces", id: "/faceshape", target: 130, limit: 144.0 },
  { name: "guide to colours", id: "/framescolors", target: 130, limit: 139.6 },
  { name: "guide to sizes", id: "/size-guide", target: 130, limit: 156.0 },
  { name: "cart", id: "/cart", target: 122, limit: 138.4 },
  { name: "wishlist", id: "/wishlist", target: 130, limit: 144.5 },
  { name: "comparison", id: "/compare", target: 130, limit: 152.3 },
  { name: "checkout", id: "/checkout", target: 155, limit: 171.6 },
  { name: "order confirmation", id: "/order-confirmation/$orderId", target: 155, limit: 142.1 },
  { name: "new password", id: "/create-password", target: 144, limit: 159.4 },
  { name: "login", id: "/login", target: 150, limit: 163.6 },
  { name: "account", id: "/my-account/", target: 150, limit: 168.1 },
  { name: "addresses", id: "/my-account/shipping-details", target: 150, limit: 171.4 },
  { name: "newsletter", id: "/my-account/newsletter", target: 150, limit: 166.1 },
  { name: "recently viewed", id: "/my-account/recently-viewed", target: 150, limit: 170.2 },
  { name: "orders", id: "/my-account/orders/", target: 150, limit: 168.2 },
  { name: "order", id: "/my-account/orders/$orderId", target: 150, limit: 174.2 },
  { name: "subscriptions", id: "/my-account/subscriptions/", target: 150, limit: 171.7 },
  { name: "subscription", id: "/my-account/subscriptions/$subscriptionId", target: 150, limit: 176.1 },
  { name: "text", id: "/i/$slug", target: 122, limit: 134.1 },
  { name: "failed payment", id: "/error", target: 122, limit: 127.5 },
];

/** Routes around others: their code is loaded with that of the pages within. */
const layouts = ["/my-account"];

/** Returns the routes whose files a page loads: its own and those around it. */
export const routesOfPage = (id: string): readonly string[] => [
  ...layouts.filter((layout) => id.startsWith(`${layout}/`)),
  id,
];

/** KB of styles of any route. */
export const stylesTarget = 15.9;
/** KB of fonts before the first view. */
export const fontsTarget = 60;
