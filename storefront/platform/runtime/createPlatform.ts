import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { configuration } from "#configuration/index.ts";
import type { OrdersConfiguration } from "#configuration/orders.ts";
import { createCatalogue } from "../catalog/catalogue.ts";
import { isUnavailable } from "../kernel/database/sqlState.ts";
import { describeError, type PlatformError } from "../kernel/describeError.ts";
import { registerOf } from "../vat/viesRegister.ts";
import { type PointOf, storedPoint } from "../delivery/points.ts";
import { jobHandlers } from "./jobHandlers.ts";
import type { JobHandlers } from "../kernel/jobs/jobs.ts";
import { noBroadcast, type OnOutdated, type ChangeBroadcast, sharedIndexes } from "../search/sharedIndexes.ts";
import { paymentParts } from "../payment/paymentParts.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { onOrderPaid } from "../order/moveOrder.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { cartRoutes } from "../checkout/cartRoutes.ts";
import { channelRoutes } from "../stores/salons.ts";
import { checkoutRoutes } from "../checkout/checkoutRoutes.ts";
import { contentRoutes } from "../content/contentRoutes.ts";
import { couponRoutes } from "../checkout/couponRoutes.ts";
import { descriptionRoutes } from "./description.ts";
import { letterRoutes } from "./letterRoutes.ts";
import { newsletterRoutes } from "../newsletter/newsletterRoutes.ts";
import { operatorRoutes } from "../staff/staffRoutes.ts";
import { orderRoutes } from "../order/orderRoutes.ts";
import { mollieRoutes } from "../payment/mollie/mollieRoutes.ts";
import { paypalRoutes } from "../payment/paypal/paypalRoutes.ts";
import { sandboxPaymentRoutes } from "../payment/sandbox/sandboxRoutes.ts";
import { tpayRoutes } from "../payment/tpay/tpayRoutes.ts";
import { webhookRoutes } from "../payment/webhooks.ts";
import { productConfigurationRoutes } from "../search/productConfigurationRoutes.ts";
import { renewalRoutes } from "../order/renewalRoutes.ts";
import { renderListRoutes } from "../pricing/renderListRoutes.ts";
import { reviewRoutes } from "../review/reviewRoutes.ts";
import { sandboxMailRoutes } from "../kernel/mail/sandboxMailRoutes.ts";
import { searchRoutes } from "../search/searchRoutes.ts";
import { taxRoutes } from "../vat/taxRoutes.ts";
import { deliveryRoutes } from "../delivery/deliveryRoutes.ts";
import { createFieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { withdrawalRoutes } from "../order/withdrawalRoutes.ts";
import { stockRoutes } from "../catalog/stockRoutes.ts";
import { resumeSubscription } from "../subscription/changeSubscription.ts";
import { subscribeRoutes, subscriptionRoutes } from "../subscription/subscriptionRoutes.ts";
import { urlMapRoutes } from "../search/urlMap.ts";
import { createEmbeddedSearch } from "../search/embeddedSearch.ts";
import { SearchUnavailable } from "../search/service/searchService.ts";
import { createServiceSearch } from "../search/service/serviceSearch.ts";
import { profileRoutes } from "../privacy/profileRoutes.ts";
import { userRoutes } from "../customer/userRoutes.ts";

export interface PlatformOptions extends PlatformParts {
  /** Receives unexpected errors; they hold no personal data and nothing of the request's body. */
  readonly onError: (error: PlatformError) => void;
  /** The other processes of the shop; none for an embedded platform. */
  readonly broadcast?: ChangeBroadcast;
  readonly onOutdated?: OnOutdated;
  /** Finds a parcel locker or pick-up point; the stored list where it is left out. */
  readonly pointOf?: PointOf;
  /** Groups of customers have prices of their own; the configuration says so where it is left out. */
  readonly priceTiers?: boolean;
  /** When an order is suspicious; the configuration says so where it is left out. */
  readonly confirmation?: OrdersConfiguration["confirmation"];
}

export type Fetch = (request: Request) => Promise<Response>;

const bodiesUpTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => c.json({ code: 413, result: "The body is too large." }, 413) });

export interface Platform {
  readonly fetch: Fetch;
  /** Does what was promised meanwhile, such as sending mails. */
  readonly handlers: JobHandlers;
}

/** The embedded provider: a function from a request to its answer, and the work that follows from answers. */
export function createPlatform(options: PlatformOptions): Platform {
  onOrderPaid(resumeSubscription);
  const { onError, broadcast: others = noBroadcast, onOutdated = () => {}, ...rest } = options;
  const {
    priceTiers = configuration.pricing.priceTiers,
    confirmation = configuration.orders.confirmation,
    ...given
  } = rest;
  const catalogue = createCatalogue({ priceTiers });
  const { searchUrl } = given.settings;
  const search =
    searchUrl === null
      ? createEmbeddedSearch({ ...given, catalogue })
      : createServiceSearch({ ...given, catalogue, url: searchUrl });
  const indexes = sharedIndexes(search, others, onOutdated);
  const parts: OrderParts = {
    pointOf: storedPoint,
    ...given,
    register: registerOf(given),
    fields: createFieldCipher(given.settings),
    catalogue,
    priceTiers,
    confirmation,
    indexes,
    onOutdated,
  };
  return { fetch: answering(parts, onError), handlers: jobHandlers(parts) };
}

function answering(parts: OrderParts, onError: PlatformOptions["onError"]): Fetch {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header("cache-control", "no-cache, no-store");
    // PostgreSQL's text cannot hold this character, so that nothing is called by it.
    if (!c.req.url.includes("%00")) return next();
    return c.json({ code: 400, result: "The address holds a character that is none." }, 400);
  });
  const usual = bodiesUpTo(configuration.network.largestBody);
  const large = bodiesUpTo(configuration.load.largestStaffBody);
  app.use((c, next) => (c.req.path.startsWith("/operator/") ? large(c, next) : usual(c, next)));
  app.route("/api/vsbridge/catalog", searchRoutes(parts));
  app.route("/api/vsbridge", contentRoutes(parts));
  app.route("/api/vsbridge/map", urlMapRoutes(parts));
  app.route("/api/products", productConfigurationRoutes(parts));
  app.route("/api/products/render-list", renderListRoutes(parts));
  app.route("/api/stock", stockRoutes(parts));
  app.route("/api/cart", cartRoutes(parts));
  app.route("/api/cart", checkoutRoutes(parts));
  app.route("/api/cart", couponRoutes(parts));
  app.route("/api/order", orderRoutes(parts));
  app.route("/api/order", renewalRoutes(parts));
  app.route("/api/order", withdrawalRoutes(parts));
  const payments = paymentParts(parts);
  app.route("/api/vsbridge/mollie", mollieRoutes(payments));
  app.route("/api/vsbridge/tpay", tpayRoutes(payments));
  app.route("/api/vsbridge/paypal", paypalRoutes(payments));
  app.route("/api/subscribe", subscribeRoutes(parts));
  app.route("/api/subscription", subscriptionRoutes(payments));
  app.route("/webhooks", webhookRoutes(payments));
  app.route("/operator", operatorRoutes(payments));
  app.route("/api/channel", channelRoutes(parts));
  app.route("/api/tax", taxRoutes(parts));
  app.route("/api/delivery", deliveryRoutes(parts));
  app.route("/api", descriptionRoutes());
  if (parts.settings.sandbox) {
    app.route("/sandbox/mail", sandboxMailRoutes(parts));
    app.route(
      "/sandbox/payments",
      sandboxPaymentRoutes(payments, async (request) => app.fetch(request)),
    );
  }
  app.route("/api/user", userRoutes(parts));
  app.route("/api/user", profileRoutes(parts));
  app.route("/api", reviewRoutes(parts));
  app.route("/api/newsletter", newsletterRoutes(parts));
  app.route("/letters", letterRoutes(parts));
  app.notFound((c) => c.json({ code: 404, result: "There is no such call." }, 404));
  app.onError((error, c) => {
    onError(describeError(error, { method: c.req.method, path: c.req.path }));
    if (isUnavailable(error) || error instanceof SearchUnavailable) {
      c.header("retry-after", "5");
      return c.json({ code: 503, result: "Something went wrong, try later." }, 503);
    }
    return c.json({ code: 500, result: "Something went wrong, try later." }, 500);
  });
  return async (request) => app.fetch(request);
}
