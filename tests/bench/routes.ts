/** What a route may weigh, KB of JavaScript, brotli 11 per file, of a cold load. */
interface RouteBytes {
  readonly name: string;
  readonly id: string;
  /** What is aimed at. */
  readonly aim: number;
  /** What is there, held by the checks: it may only become less. */
  readonly held: number;
}

/** The routes whose bytes are held. */
export const routes: readonly RouteBytes[] = [
  { name: "home", id: "/", aim: 122, held: 125 },
  { name: "category", id: "/c/$slug", aim: 122, held: 129.6 },
  { name: "product", id: "/p/$parentSku/$slug/{-$childSku}", aim: 126, held: 131.6 },
  { name: "cart", id: "/cart", aim: 122, held: 129.8 },
  { name: "checkout", id: "/checkout", aim: 155, held: 156.7 },
  { name: "order confirmation", id: "/order-confirmation/$orderId", aim: 155, held: 129.6 },
  { name: "new password", id: "/create-password", aim: 144, held: 146.5 },
];

/** KB of styles, of any route. */
export const stylesAim = 14;
/** KB of fonts before the first view. */
export const fontsAim = 60;
