import type { endpoints } from "#contract/endpoints.ts";
import { password } from "../support/accounts.ts";
import { black, orderFor } from "../support/shopping.ts";
import type { Fixture } from "./fixture.ts";

/** The query and body of a call. */
export interface CallRequest {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Who may make a call:
 * - `anybody`: the call ignores who the caller is;
 * - `visitor`: guests and customers, about their own data; an invalid token is refused;
 * - `customer`: customers who are logged in, about their own data;
 * - `owner`: the owner of the thing that the call names; for others it does not exist.
 */
export type Access = "anybody" | "visitor" | "customer" | "owner";

export interface AccessRule {
  readonly access: Access;
  readonly request: (fixture: Fixture) => CallRequest;
  /** The status of the owner's call. */
  readonly status: number;
}

const rule =
  (access: Access) =>
  (request: AccessRule["request"] = () => ({}), status = 200): AccessRule => ({ access, request, status });
const anybody = rule("anybody");
const visitor = rule("visitor");
const customer = rule("customer");
const owner = rule("owner");

const cart =
  (more: CallRequest = {}) =>
  ({ cartId }: Fixture): CallRequest => ({
    ...more,
    query: { cartId, ...more.query },
  });
const country = { address: { country_id: "PL" } };
const shippingAddress = {
  countryId: "PL",
  firstname: "Ala",
  lastname: "Nowak",
  street: ["Prosta 5"],
  city: "Łódź",
  postcode: "90-001",
};
const shippingAddressOf = { ...shippingAddress, country_id: "PL", telephone: "600 100 200" };
const hash = "0".repeat(64);
const paymentRequest = ({ order }: Fixture): CallRequest => ({ body: { order_id: order.id, hash } });

/** The access rules of all calls of the contract. A missing call is a type error. */
export const accessRules = {
  productSearch: anybody(),
  productSearchByPost: anybody(() => ({ body: {} })),
  productList: anybody(),
  productListByPost: anybody(() => ({ body: {} })),
  attributeSearch: anybody(),
  categoryText: anybody(),
  categorySearch: anybody(),
  filterDescriptions: anybody(),
  reviews: anybody(),
  articles: anybody(),
  cmsPages: anybody(),
  cmsBlocks: anybody(),
  cmsHierarchy: anybody(),
  frontBlocks: anybody(),
  questions: anybody(),
  removedPages: anybody(),
  taxRules: anybody(),
  // Prices depend on the customer's group.
  renderList: visitor(() => ({ query: { skus: black, currencyCode: "PLN", storeId: "1" } })),
  configurationTree: anybody(),
  glassesData: anybody(),
  urlMap: anybody(() => ({ body: { url: "/" } })),
  sliders: anybody(() => ({ query: { type: "main", locale: "pl_PL" } })),
  banners: anybody(),
  photoFeed: anybody(),
  priceHistory: anybody(() => ({ query: { sku: black } })),
  stockCheck: anybody(() => ({ query: { sku: black } })),
  stockQueuedCheck: anybody(() => ({ body: { sku: black, task_id: "task-1" } })),
  stockList: anybody(() => ({ query: { skus: black } })),
  countries: anybody(),
  salons: anybody(),
  vatCheck: anybody(() => ({ body: {} })),
  deliveryPoints: anybody(),
  openApi: anybody(),

  cartCreate: visitor(() => ({ body: {} })),
  cartResume: visitor(),
  cartPull: owner(cart()),
  cartUpdate: owner((fixture) => ({
    ...cart()(fixture),
    body: { cartItem: { sku: black, qty: 1, quoteId: fixture.cartId } },
  })),
  cartDelete: owner((fixture) => ({
    ...cart()(fixture),
    body: { cartItem: { sku: black, item_id: 999_999, quoteId: fixture.cartId } },
  })),
  // The owner's call fails because the coupon does not exist.
  couponApply: owner(cart({ query: { coupon: "NONE" }, body: {} }), 404),
  couponDelete: owner(cart({ body: {} })),
  collectTotals: owner(cart({ body: { methods: { shippingCarrierCode: "dpd", shippingMethodCode: "flatrate" } } })),
  cartTotals: owner(cart()),
  paymentMethods: owner(cart()),
  shippingMethods: owner(cart({ body: country })),
  shippingInformation: owner(
    cart({
      body: {
        addressInformation: {
          shippingAddress,
          billingAddress: shippingAddress,
          shippingCarrierCode: "dpd",
          shippingMethodCode: "flatrate",
        },
      },
    }),
  ),
  expressCheck: visitor(() => ({ query: { post_code: "90-001" } })),
  // The cart has two pieces after `cartUpdate`.
  orderCreate: owner(({ cartId }) => ({ body: orderFor(cartId, { sku: black, quantity: 2, minor: 329_00 }) })),
  orderRenewal: anybody(() => ({ query: { tokenValue: "forged" } })),
  lensReorder: visitor(() => ({ body: { phone_number: "600100200", order_token: "forged" } }), 404),
  subscribe: customer(() => ({ body: { currencyCode: "PLN", productVariantId: black } }), 409),
  subscriptionOffer: customer(() => ({ query: { storeCode: "pl" } }), 409),
  subscriptions: customer(),
  subscriptionAddress: customer(() => ({ body: { address: shippingAddressOf } }), 404),
  subscriptionCancel: customer(() => ({ body: {} }), 404),
  subscriptionSkip: customer(() => ({ body: {} }), 404),
  subscriptionPause: customer(() => ({ body: {} }), 404),
  subscriptionResume: customer(() => ({ body: {} }), 404),
  subscriptionPaymentLink: customer(() => ({ query: { currencyCode: "PLN", tokenValue: "forged" } }), 404),
  orderWithdraw: anybody(() => ({
    body: { name: "Ala Nowak", order_number: "000000001", email: `${crypto.randomUUID()}@example.pl` },
  })),
  subscriptionTerminate: anybody(() => ({
    body: {
      kind: "ordinary",
      name: "Ala Nowak",
      contract: "1",
      email: `${crypto.randomUUID()}@example.pl`,
    },
  })),
  orderStatusLink: anybody(() => ({
    body: { order_number: "000000001", email: `${crypto.randomUUID()}@example.pl` },
  })),
  // The order's line waits for no prescription.
  orderPrescription: owner(
    ({ order }) => ({ body: { order_id: order.id, item_id: "999999", photo_id: crypto.randomUUID() } }),
    404,
  ),
  orderDownload: anybody(() => ({ query: { item_id: "1", status_token: "forged" } })),
  orderInvoice: anybody(() => ({ query: { status_token: "forged" } })),
  orderDetails: owner(({ order }) => ({ query: { order_id: order.number } })),

  // Anybody may pay who has the order's hash, which only the browser that ordered receives.
  molliePaymentMethods: anybody(),
  mollieIdealIssuers: anybody(),
  mollieOrderDetails: owner(({ order }) => ({ body: { order_id: order.id } })),
  mollieValidateHash: anybody(({ order }) => ({ body: { order_id: order.id, hash, cart_total: "334.00" } })),
  molliePostPayment: anybody(paymentRequest),
  mollieSetTransactionData: anybody(({ order }) => ({
    body: { order: { entity_id: order.id }, mollie_transaction_id: "tr_1", mollie_secret_hash: hash },
  })),
  mollieOrderComments: owner(({ order }) => ({
    body: { order_id: order.id, order_comment: { statusHistory: { comment: "x" } } },
  })),
  mollieDecryptToken: anybody(() => ({ body: { token: "forged" } })),
  mollieGetPayment: anybody(() => ({ body: { id: "tr_1" } })),
  tpayBanks: anybody(),
  tpayIdealIssuers: anybody(),
  tpayOrderDetails: owner(({ order }) => ({ body: { order_id: order.id } })),
  tpayValidateHash: anybody(({ order }) => ({ body: { order_id: order.id, hash, cart_total: "334.00" } })),
  tpayPostPayment: anybody(paymentRequest),
  tpayPostPaymentBlik: anybody(() => ({ body: { title: "TR-1", code: "123456" } })),
  tpaySetTransactionData: anybody(({ order }) => ({
    body: { order: { entity_id: order.id }, transaction_id: "tr_1", hash },
  })),
  tpayOrderComments: owner(({ order }) => ({
    body: { order_id: order.id, order_comment: { statusHistory: { comment: "x" } } },
  })),
  tpayDecryptToken: anybody(() => ({ body: { token: "forged" } })),
  tpayGetPayment: anybody(() => ({ body: { id: "tr_1" } })),
  paypalCreate: anybody(paymentRequest),
  paypalExecute: anybody(() => ({ body: {} })),

  userLogin: anybody(() => ({ body: { username: "nobody@example.pl", password: "wrong" } })),
  userCreate: anybody(() => ({ body: { customer: {}, password } })),
  userResetPassword: anybody(() => ({ body: { email: "no address" } })),
  userPasswordChange: anybody(({ owner: { email } }) => ({
    body: { email, newPassword: password, resetToken: "x".repeat(43) },
  })),
  userRefresh: anybody(() => ({ body: { refreshToken: "x".repeat(43) } })),
  userChangePassword: customer(() => ({ body: { currentPassword: password, newPassword: "nowe hasło nad rzeką" } })),
  userProfile: customer(),
  userUpdate: customer(() => ({ body: { customer: { firstname: "Ewa" } } })),
  orderHistory: customer(),
  loyaltyCard: customer(),
  personalData: customer(),
  savedPrescriptions: customer(),
  prescriptionSave: customer(() => ({
    body: {
      prescription: {
        name: "Ala",
        options: [
          { option_id: "R_SPH", option_value: "-1.25" },
          { option_id: "L_SPH", option_value: "0" },
          { option_id: "PD", option_value: "62" },
        ],
        consent_version: "1",
      },
    },
  })),
  prescriptionDelete: customer(() => ({}), 404),
  prescriptionPhoto: anybody(() => ({
    body: { piece: { photo_id: crypto.randomUUID(), index: 0, count: 2, content: "JVBERi0=" } },
  })),
  prescriptionPhotoDelete: anybody(() => ({ body: { photo_id: crypto.randomUUID() } }), 404),
  userDelete: customer(() => ({ body: { currentPassword: "wrong" } })),
  reviewCreate: customer(() => ({
    body: { review: { product_id: 1, rating: 5, title: "x", detail: "x", nickname: "x" } },
  })),
  reviewChange: customer(() => ({ body: { review: { rating: 5, title: "x", detail: "x", nickname: "x" } } }), 404),
  reviewWithdraw: customer(() => ({}), 404),
  reviewRight: customer(() => ({ query: { product_id: "1" } })),
  ownReviews: customer(),
  appointmentTimes: anybody(() => ({ query: { code: "okulary-torun", reason: "eye-test" } })),
  // The visit lies in the past, so that its time is not free.
  appointmentBook: anybody(
    () => ({
      body: {
        key: crypto.randomUUID(),
        code: "okulary-torun",
        reason: "eye-test",
        day: "2020-01-02",
        time: "10:00",
        name: "Ala Nowak",
        email: `${crypto.randomUUID()}@example.pl`,
        phone: "600 100 200",
      },
    }),
    409,
  ),
  contact: anybody(() => ({
    body: {
      key: crypto.randomUUID(),
      topic: "other",
      name: "Ala Nowak",
      email: `${crypto.randomUUID()}@example.pl`,
      message: "Dzień dobry",
    },
  })),
  newsletterStatus: visitor(({ owner: { email } }) => ({ query: { email } })),
  newsletterSubscribe: visitor(() => ({ body: { email: `${crypto.randomUUID()}@example.pl` } })),
  newsletterUnsubscribe: visitor(() => ({ body: { email: `${crypto.randomUUID()}@example.pl` } })),
  // Logging out comes last, because it ends the owner's login. It succeeds without a valid login too.
  userLogout: anybody(() => ({ body: {} })),
} as const satisfies Record<keyof typeof endpoints, AccessRule>;
