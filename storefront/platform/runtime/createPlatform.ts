import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { configuration } from "#configuration/index.ts";
import type { OrdersConfiguration } from "#configuration/orders.ts";
import { appointmentRoutes } from "../appointment/appointmentRoutes.ts";
import { createCatalogue } from "../catalog/catalogue.ts";
import { isUnavailable } from "../kernel/database/sqlState.ts";
import { describeError, type PlatformError } from "../kernel/describeError.ts";
import { createVatRegister } from "../vat/viesRegister.ts";
import { type FindPoint, findStoredPoint } from "../delivery/points.ts";
import { jobHandlers } from "./jobHandlers.ts";
import type { JobHandlers } from "../kernel/jobs/jobs.ts";
import { noBroadcast, type OnOutdated, type ChangeBroadcast, sharedIndexes } from "../search/sharedIndexes.ts";
import { type PaymentParts, paymentParts } from "../payment/paymentParts.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { onOrderPaid } from "../order/moveOrder.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { cartRoutes } from "../checkout/cartRoutes.ts";
import { channelRoutes } from "../stores/salons.ts";
import { checkoutRoutes } from "../checkout/checkoutRoutes.ts";
import { contactRoutes } from "../contact/contactRoutes.ts";
import { contentRoutes } from "../content/contentRoutes.ts";
import { couponRoutes } from "../checkout/couponRoutes.ts";
import { openApi } from "#contract/openapi/openApi.ts";
import { letterRoutes } from "./letterRoutes.ts";
import { newsletterRoutes } from "../newsletter/newsletterRoutes.ts";
import { operatorRoutes } from "../staff/staffRoutes.ts";
import { downloadRoutes } from "../order/downloadRoutes.ts";
import { invoiceRoutes } from "../order/invoiceRoutes.ts";
import { orderRoutes } from "../order/orderRoutes.ts";
import type { PaymentProvider } from "../payment/provider.ts";
import { providerRoutes } from "../payment/providerRoutes.ts";
import { paymentProviders } from "../payment/providers.ts";
import { sandboxPaymentRoutes } from "../payment/sandbox/sandboxRoutes.ts";
import { webhookRoutes } from "../payment/webhooks.ts";
import { productConfigurationRoutes } from "../search/productConfigurationRoutes.ts";
import { renewalRoutes } from "../order/renewalRoutes.ts";
import { renderListRoutes } from "../pricing/renderListRoutes.ts";
import { photoRoutes } from "../prescription/photoRoutes.ts";
import { savedPrescriptionRoutes } from "../prescription/savedPrescriptionRoutes.ts";
import { reviewRoutes } from "../review/reviewRoutes.ts";
import { sandboxMailRoutes } from "../kernel/mail/sandboxMailRoutes.ts";
import { searchRoutes } from "../search/searchRoutes.ts";
import { taxRoutes } from "../vat/taxRoutes.ts";
import { deliveryRoutes } from "../delivery/deliveryRoutes.ts";
import { createFieldCipher } from "../kernel/secrets/fieldCipher.ts";
import { latePrescriptionRoutes } from "../order/latePrescriptionRoutes.ts";
import { statusLinkRoutes } from "../order/statusLinkRoutes.ts";
import { withdrawalRoutes } from "../order/withdrawalRoutes.ts";
import { priceHistoryRoutes } from "../catalog/priceHistoryRoutes.ts";
import { stockRoutes } from "../catalog/stockRoutes.ts";
import { resumeSubscription } from "../subscription/changeSubscription.ts";
import { subscribeRoutes, subscriptionRoutes } from "../subscription/subscriptionRoutes.ts";
import { terminationRoutes } from "../subscription/terminationRoutes.ts";
import { urlMapRoutes } from "../search/urlMap.ts";
import { createEmbeddedSearch } from "../search/embeddedSearch.ts";
import { SearchUnavailable } from "../search/service/searchService.ts";
import { createServiceSearch } from "../search/service/serviceSearch.ts";
import { searchByWords } from "../search/words/searchByWords.ts";
import { profileRoutes } from "../privacy/profileRoutes.ts";
import { userRoutes } from "../customer/userRoutes.ts";

export interface PlatformOptions extends PlatformParts {
  /** Receives unexpected errors. They contain no personal data and nothing of the request's body. */
  readonly onError: (error: PlatformError) => void;
  /** Notifies the other processes of the shop of changes. Default: there are none, as for an embedded platform. */
  readonly broadcast?: ChangeBroadcast;
  readonly onOutdated?: OnOutdated;
  /** Finds a parcel locker or pick-up point. Default: in the stored list. */
  readonly findPoint?: FindPoint;
  /** Whether customer groups have their own prices. Default: `pricing.priceTiers` of the configuration. */
  readonly priceTiers?: boolean;
  /** The payment providers. Default: the registered ones. */
  readonly paymentProviders?: readonly PaymentProvider[];
  /** When an order is suspicious. Default: `orders.confirmation` of the configuration. */
  readonly confirmation?: OrdersConfiguration["confirmation"];
}

export type Fetch = (request: Request) => Promise<Response>;

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => c.json({ code: 413, result: `The request body must not exceed ${maxSize} bytes.` }, 413),
  });

export interface Platform {
  readonly fetch: Fetch;
  /** Run the jobs that calls have stored, such as sending mails. */
  readonly handlers: JobHandlers;
}

/** Creates the embedded platform: a function from a request to its response, and the handlers of its jobs. */
export function createPlatform(options: PlatformOptions): Platform {
  onOrderPaid(resumeSubscription);
  const { onError, broadcast = noBroadcast, onOutdated = () => {}, ...rest } = options;
  const {
    priceTiers = configuration.pricing.priceTiers,
    confirmation = configuration.orders.confirmation,
    paymentProviders: providers = paymentProviders,
    ...platformParts
  } = rest;
  const catalogue = createCatalogue({ priceTiers });
  const { searchUrl } = platformParts.settings;
  const provider =
    searchUrl === null
      ? createEmbeddedSearch({ ...platformParts, catalogue })
      : createServiceSearch({ ...platformParts, catalogue, url: searchUrl });
  const search = searchByWords(provider, { ...platformParts, catalogue });
  const indexes = sharedIndexes(search, broadcast, onOutdated);
  const orderParts: OrderParts = {
    findPoint: findStoredPoint,
    ...platformParts,
    register: createVatRegister(platformParts),
    fields: createFieldCipher(platformParts.settings),
    catalogue,
    priceTiers,
    confirmation,
    indexes,
    onOutdated,
  };
  const parts = paymentParts(orderParts, providers);
  return { fetch: createFetch(parts, onError), handlers: jobHandlers(parts) };
}

function createFetch(parts: OrderParts & PaymentParts, onError: PlatformOptions["onError"]): Fetch {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header("cache-control", "no-cache, no-store");
    // PostgreSQL's text type cannot store NUL, so no resource has it in its name.
    if (!c.req.url.includes("%00")) return next();
    return c.json({ code: 400, result: "The URL contains a NUL character (%00). Remove it." }, 400);
  });
  const limitCall = limitBody(configuration.network.largestBody);
  const limitStaffCall = limitBody(configuration.load.largestStaffBody);
  app.use((c, next) => (c.req.path.startsWith("/operator/") ? limitStaffCall(c, next) : limitCall(c, next)));
  app.route("/api/vsbridge/catalog", searchRoutes(parts));
  app.route("/api/vsbridge", contentRoutes(parts));
  app.route("/api/vsbridge/map", urlMapRoutes(parts));
  app.route("/api/products", productConfigurationRoutes(parts));
  app.route("/api/products", priceHistoryRoutes(parts));
  app.route("/api/products/render-list", renderListRoutes(parts));
  app.route("/api/stock", stockRoutes(parts));
  app.route("/api/cart", cartRoutes(parts));
  app.route("/api/cart", checkoutRoutes(parts));
  app.route("/api/cart", couponRoutes(parts));
  app.route("/api/order", orderRoutes(parts));
  app.route("/api/order", renewalRoutes(parts));
  app.route("/api/order", withdrawalRoutes(parts));
  app.route("/api/order", statusLinkRoutes(parts));
  app.route("/api/order", latePrescriptionRoutes(parts));
  app.route("/api/order", invoiceRoutes(parts));
  app.route("/api/order", downloadRoutes(parts));
  app.route("/api/vsbridge", providerRoutes(parts));
  app.route("/api/subscribe", subscribeRoutes(parts));
  app.route("/api/subscription", subscriptionRoutes(parts));
  app.route("/api/subscription", terminationRoutes(parts));
  app.route("/webhooks", webhookRoutes(parts));
  app.route("/operator", operatorRoutes(parts));
  app.route("/api/channel", channelRoutes(parts));
  app.route("/api/tax", taxRoutes(parts));
  app.route("/api/delivery", deliveryRoutes(parts));
  const description = openApi();
  app.get("/api/openapi.json", (c) => c.json(description));
  if (parts.settings.sandbox) {
    app.route("/sandbox/mail", sandboxMailRoutes(parts));
    app.route(
      "/sandbox/payments",
      sandboxPaymentRoutes(parts, async (request) => app.fetch(request)),
    );
  }
  app.route("/api/user", userRoutes(parts));
  app.route("/api/user", profileRoutes(parts));
  app.route("/api/user/prescriptions", savedPrescriptionRoutes(parts));
  app.route("/api/prescription/photo", photoRoutes(parts));
  app.route("/api", reviewRoutes(parts));
  app.route("/api/newsletter", newsletterRoutes(parts));
  app.route("/api/salon", appointmentRoutes(parts));
  app.route("/api/contact", contactRoutes(parts));
  app.route("/letters", letterRoutes(parts));
  app.notFound((c) => c.json({ code: 404, result: "There is no such call. /api/openapi.json lists all calls." }, 404));
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
