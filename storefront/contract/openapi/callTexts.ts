import { maxSkus } from "../catalog/stock.ts";
import type { QueryParameter } from "../wire/endpoint.ts";
import type { endpoints } from "../endpoints.ts";

/** What each call does, in one or two sentences for authors of a provider. */
export const callTexts: Readonly<Record<keyof typeof endpoints, string>> = {
  productSearch: "Returns whole products, as the product page shows them.",
  productSearchByPost: "The same for a search that is too long for an address.",
  productList: "Returns products as lists show them, with the counts of the facets.",
  productListByPost: "The same for a search that is too long for an address.",
  attributeSearch: "Returns the attributes of products with their options.",
  categoryText: "Returns the texts of a category's page.",
  categorySearch: "Returns categories as the menu and the addresses of lists need them.",
  filterDescriptions: "Returns descriptions of a category for combinations of filters.",
  reviews: "Returns buyers' reviews of a product.",
  articles: "Returns articles of the blog, the newest first with `sort=id:desc`.",
  cmsPages: "Returns pages of text, such as the terms, by their `identifier`.",
  cmsBlocks: "Returns texts that several pages share, by their `identifier`.",
  cmsHierarchy: "Returns the hierarchy of the pages of text.",
  frontBlocks: "Returns short texts for a place on a page, by `page` and `section`.",
  removedPages: "Returns what was removed for good, by `kind` (`product`, `article`, `page`) and `code`.",
  questions: "Returns frequently asked questions, with `sort=position:asc`; of one category by `category_code`.",
  taxRules: "Returns the tax rates of products and customers by country.",
  sliders: "Returns the slides of one type in the language of `locale`, in their order.",
  banners: "Returns the banners of a store view's pages.",
  photoFeed: "Returns the shop's photographs with their links.",
  urlMap: "Resolves an address without a route: returns a product, a category, a page of text, or null.",
  renderList: "Returns the current prices of products and variants by their skus, gross and net.",
  configurationTree: "Returns the types of contact lenses with their options, and the lenses for frames.",
  glassesData: "Returns the values that glasses can have, and the attributes of frames.",
  priceHistory:
    "Returns at which prices a variant has been sold, oldest first, and the lowest price of the 30 days before its reduction.",
  stockCheck:
    "Returns the stock of a sku; for a product with variants, the sum of their stocks. `task_id` consists of the time of the check and the sku.",
  stockQueuedCheck:
    "The same for a shop that queues its checks: the answer repeats the `task_id` and `callback_event` that were sent.",
  stockList: "Returns the stock of several skus, in no particular order. Unknown skus are left out.",
  cartCreate:
    "Creates a cart of this store view, or returns the customer's own. With a guest's `cartId`, its lines are moved into the customer's cart.",
  cartResume:
    "Returns the id of the open cart of the customer, or of the visitor whom the gate's cookie identifies; null without one. The shop asks when the browser's storage cannot keep that id.",
  cartPull: "Returns the lines of a cart.",
  cartUpdate: "Adds a line to the cart, or changes its quantity if it has an `item_id`.",
  cartDelete: "Removes a line from the cart.",
  couponApply: "Applies a coupon to the cart. It replaces an earlier one.",
  couponDelete: "Removes the coupon from the cart.",
  cartTotals: "Returns the totals of the cart with taxes, delivery and discounts.",
  collectTotals: "Sets the delivery and payment methods of the cart and returns its totals.",
  paymentMethods: "Returns the payment methods for this cart.",
  shippingMethods: "Returns the delivery methods for this cart and an address.",
  shippingInformation:
    "Sets the address and the delivery method of the cart; returns its totals and its payment methods.",
  orderCreate: "Places an order. Sending the same `order_id` again does not create a second order.",
  orderDetails: "Returns an order of this visitor by its number; 404 for other visitors.",
  molliePaymentMethods: "Returns Mollie's payment methods by their titles, and the countries that they are offered in.",
  mollieIdealIssuers:
    "Returns the banks of Mollie's iDEAL: an empty list, since iDEAL asks for the bank on its own page.",
  mollieOrderDetails: "Returns an order's hash, number and amount, before its payment or for its status page.",
  mollieValidateHash: "Checks that a hash and a total belong to an order.",
  molliePostPayment:
    "Starts a payment of an order's own amount. Sending the request again does not start a second one.",
  mollieSetTransactionData: "Confirms that a transaction belongs to an order.",
  mollieOrderComments: "Adds a note for the shop's staff to an order.",
  mollieDecryptToken: "Returns the content of the link to an order's status.",
  mollieGetPayment: "Returns the status of a payment.",
  tpayBanks: "Returns Tpay's payment methods, including banks.",
  tpayIdealIssuers: "Returns an empty list, since Tpay does not offer iDEAL.",
  tpayOrderDetails: "The same as Mollie's call.",
  tpayValidateHash: "The same as Mollie's call.",
  tpayPostPayment: "Starts a payment at a bank or by BLIK. Sending the request again does not start a second payment.",
  tpayPostPaymentBlik:
    "Pays with a BLIK code. The payment is pending until the shopper has confirmed it in the bank's app.",
  tpaySetTransactionData: "The same as Mollie's call.",
  tpayOrderComments: "The same as Mollie's call.",
  tpayDecryptToken: "The same as Mollie's call.",
  tpayGetPayment: "The same as Mollie's call.",
  paypalCreate: "Starts a PayPal payment and returns the address at which the shopper approves it.",
  paypalExecute:
    "Captures the payment that the shopper approved at PayPal. Repeating the call does not capture it twice.",
  userLogin:
    "Logs a customer in and returns an access token, with a refresh token in `meta`. A wrong password and an unknown address get the same refusal.",
  userCreate:
    "Creates an account and returns its profile. The tokens in `meta` log the customer in. An order that the same browser has placed as a guest becomes the customer's with its key in `order_id`.",
  userResetPassword:
    "Sends a password reset link if there is such an account. The answer does not reveal whether there is.",
  userPasswordChange: "Sets a new password with the token of a reset link, which is valid once. Ends all logins.",
  userChangePassword: "Changes the password of a customer who enters the current one. Ends all other logins.",
  userRefresh:
    "Exchanges a refresh token for a new pair of tokens. A refresh token that was used before ends the login.",
  userLogout: "Revokes the tokens. Succeeds whether they were valid or not.",
  userProfile: "Returns the profile of the logged-in customer, with addresses and price group.",
  userUpdate:
    "Changes names and addresses. A new e-mail address becomes valid when it has been confirmed by the link in a mail.",
  loyaltyCard: "Returns the loyalty card of the logged-in customer: its number, and the points of completed orders.",
  personalData: "Returns all stored data about the logged-in customer, to be saved as a file.",
  savedPrescriptions: "Returns the prescriptions that the logged-in customer keeps for further glasses, by name.",
  prescriptionSave:
    "Keeps a prescription for further glasses of the logged-in customer, instead of one of the same name. Values that are no prescription are refused by their fields.",
  prescriptionDelete: "Deletes a prescription that the logged-in customer keeps.",
  prescriptionPhoto:
    "Sends a piece of a photo of a prescription, or of a PDF, in base64. The last piece completes it: type and content are checked, and the position and camera data of pictures are removed. A line of a cart names the photo by the option `prescription_photo`. Only the staff can see it.",
  prescriptionPhotoDelete: "Deletes a photo of a prescription that has not been ordered.",
  userDelete:
    "Deletes the account of a customer who enters its password. Orders are kept for as long as the law requires.",
  reviewCreate: "Submits a review of a product that the customer bought. It is held until the staff has read it.",
  reviewChange: "Changes a review of the logged-in customer. It is no longer shown until the staff has read it again.",
  reviewWithdraw: "Deletes a review of the logged-in customer, who may then review the product anew.",
  reviewRight: "Returns whether the logged-in customer may review a product, and if not, why.",
  ownReviews:
    "Returns the reviews that the logged-in customer has written, with what became of them, and the products that they have received and may review.",
  appointmentTimes:
    "Returns the days and times at which a visit to a salon may begin, for a reason such as `eye-test`.",
  appointmentBook:
    "Books a visit to a salon and confirms it by e-mail with a file for calendars. Sending the same `key` again books once.",
  contact:
    "Sends a message to the shop and confirms it to the sender by e-mail. Sending the same `key` again does not send a second message.",
  newsletterStatus:
    "Returns whether the logged-in customer gets the newsletter, once the address is proven. The status of other addresses is not revealed.",
  newsletterSubscribe: "Subscribes to the newsletter. The subscription starts when the link in a mail is confirmed.",
  newsletterUnsubscribe:
    "Unsubscribes from the newsletter: the customer's own, proven address at once, any other address by a link in a mail.",
  orderHistory: "Returns the customer's orders by pages, the newest first.",
  orderRenewal: "Returns the lenses of an earlier order, by the token of its mail, without their values.",
  lensReorder:
    "Adds the lenses of an earlier order to a cart, for callers who have the order's token and know its phone number.",
  subscribe: "Starts a monthly subscription to the contact lenses in the customer's cart, and orders the first ones.",
  subscriptionOffer:
    "Returns what each delivery of a subscription to the contact lenses in the customer's cart would cost.",
  subscriptions: "Returns the customer's subscriptions by pages, the newest first.",
  subscriptionAddress: "Changes the address of a subscription's next deliveries.",
  subscriptionCancel: "Cancels a subscription at once, including its unpaid order.",
  subscriptionSkip: "Skips a subscription's next delivery. All later ones move by a month.",
  subscriptionPause: "Pauses an active subscription until it is resumed.",
  subscriptionResume: "Resumes a paused subscription whose last delivery is paid.",
  subscriptionPaymentLink: "Returns the address at which a subscription's order is paid.",
  countries: "Returns the countries that this store view delivers to.",
  salons: "Returns the pages of the chain's salons, one for each town and purpose; one of them by its `code`.",
  orderWithdraw: "Withdraws from a contract, without a login, and sends a receipt at once.",
  subscriptionTerminate:
    "Ends a subscription, without a login, at once or on a day, and mails a receipt with the end of the contract.",
  orderStatusLink: "Mails the link to an order's status page to the address that the order was placed with.",
  orderPrescription: "Gives an ordered line the photo of its prescription, which was to be sent after ordering.",
  orderDownload:
    "Returns which document a line of a paid order opens, by the number of the order or the token of the link to its status page.",
  orderInvoice: "Returns what the invoice of an order states, by the token of the link to its status page.",
  vatCheck: "Checks whether a company's VAT number is registered; `unchecked` when the register is unavailable.",
  deliveryPoints: "Returns pick-up points, the nearest first: for a town, a postcode or a place on the map.",
  expressCheck: "Returns whether express delivery to a postcode is available, and by when.",
  openApi: "Returns this description.",
};

/** What each query parameter means. */
export const queryTexts: Readonly<Record<QueryParameter, string>> = {
  token: "The token of the visitor or the customer who makes the call.",
  cartId: "The id of the cart.",
  guest: "`true` for a guest's cart, even when a customer is logged in.",
  storeCode: "The code of the store view, such as `pl`.",
  localeCode: "The language of texts for the shopper, such as `pl-PL`.",
  sku: "The sku of the variant or the product.",
  skus: `Several skus, separated by commas: at most ${maxSkus}.`,
  item_id: "The id of a line of an order.",
  order_id: "The number of the order, or the `order_id` that it was placed with.",
  type: "The type of the slides: `main` or `head`.",
  locale: "The language with its country, such as `pl_PL`.",
  tokenValue: "The token of a link: from the mail about an order's lenses, or `token_value` of a subscription.",
  status_token: "The token of the link to an order's status page.",
  coupon: "The code of the coupon, in upper or lower case.",
  legacyPrices: "`true` to add prices under their older names in camel case, such as `priceInclTax`.",
  currencyCode: "The currency of the store view, such as `PLN`.",
  storeId: "The id of the store view, a number.",
  userGroupId: "The customer group, where tax depends on it.",
  product_id: "The id of the product.",
  email: "The e-mail address.",
  pageSize: "The number of entries on a page.",
  currentPage: "The number of the page, counted from 1.",
  q: "Words to search for: a town, a street, a name, or the beginning of a postcode.",
  lat: "The latitude of the place that distances are measured from, in degrees.",
  lng: "The longitude of that place, in degrees.",
  carrier: "Returns only pick-up points of this carrier, such as `inpost`.",
  country: "The country of the pick-up points, such as `DE`; by default that of the store view.",
  code: "The code of a page of a salon, such as `okulary-torun`.",
  reason: "The reason for a visit: `eye-test`, `lens-fitting` or `adjustment`.",
  post_code: "The postcode of the delivery address.",
  cart: "The id of the cart with the products.",
  billingCountry: "The country of the billing address, such as `PL`, if it differs from the delivery country.",
  ean: "The EAN, the manufacturer's number or the sku of a product.",
  request: "The body of the search as JSON.",
  size: "The maximum number of hits.",
  from: "The number of hits to skip.",
  sort: "Field and direction, such as `created_at:desc`; several are separated by commas.",
  suggest:
    "Further entities to search for the words of the search, separated by commas: `category`, `article`. They are in `suggest` of the answer.",
  _source_include: "The fields to return, separated by commas.",
  _source_exclude: "The fields to leave out, separated by commas.",
};
