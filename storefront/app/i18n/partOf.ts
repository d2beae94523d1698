import { type MessagePart, messageParts, sitePart } from "./messageParts.ts";

/**
 * Prefixes of message ids by part. The longest matching prefix decides. A message without a match belongs to
 * `sitePart`, which every page loads.
 */
const prefixes: Readonly<Partial<Record<MessagePart, readonly string[]>>> = {
  site: [
    "checkout.cod.name",
    // The header, which every page may show next.
    "configurator.step",
    "home.see",
    "product.badge.",
    "product.delivery",
    "product.lenses.",
    "product.setKind",
    // The names of the guides in the footer.
    "guideShort.",
    // Shown when nothing can be loaded, so that their texts must be there already.
    "notice.loadFailed",
    "notice.reload",
    "notice.syncFailed",
    "notice.tryAgain",
    "offline.newContent",
  ],
  home: ["home.", "ui.heroSlider.", "ui.productShelf."],
  guideNames: ["guide.face.", "guideTeaser.", "guideTitle."],
  guide: ["guide.", "ui.faceShapeGuide.", "ui.frameColorGuide."],
  sizeGuide: ["ui.numberField.", "ui.sizeGuide."],
  list: [
    "category.",
    "search.",
    "ui.filter",
    "ui.loadMore.",
    "ui.mySize.",
    "ui.noResults.",
    "ui.rangeSlider.",
    "ui.sortSelect.",
  ],
  search: ["ui.searchPanel."],
  product: ["product.", "ui.frameDiagram.", "ui.frameViewer.", "ui.productGallery.", "ui.tryOn.", "ui.variantPicker."],
  // What is chosen for a product: on its page, and again in the cart.
  options: [
    "cart.change.",
    "cart.glasses.",
    "product.bundle.",
    "product.contactLenses.",
    "product.giftCard.",
    "ui.bundleOptions.",
    "ui.choiceGroup.",
    "ui.comboBox.",
    "ui.contactLenses.",
    "ui.groupedProducts.",
    "ui.stockBadge.",
  ],
  viewer: ["ui.turnedFrame."],
  tryOn: ["ui.sizeGuide.fit.", "ui.tryOnDialog."],
  cart: [
    "cart.",
    "checkout.returns",
    "ui.cartLine.",
    "ui.cartTotals.",
    "ui.freeDeliveryHint.",
    "ui.lineProblems.",
    "ui.lineRemoval.",
    "ui.microcart",
    "ui.quantityStepper.",
  ],
  checkout: [
    "checkout.",
    "ui.formCheckError.",
    "ui.formErrorSummary.",
    "ui.addressForm.",
    "ui.checkoutSection.",
    "ui.personName.",
    "ui.personalDetailsForm.",
    "ui.shippingMethods.",
  ],
  // What only the checkout shows, and the coupon, which the cart loads on request.
  choices: [
    "cart.coupon.",
    "cart.giftCard.",
    "checkout.accepts",
    "checkout.arrives",
    "checkout.changeDelivery",
    "checkout.collectedBy",
    "checkout.company",
    "checkout.consent.",
    "checkout.noMethod",
    "checkout.notReturnable",
    "checkout.point.",
    "checkout.privacy",
    "checkout.shipping.",
    "checkout.taxId",
    "checkout.unpaidPoint",
    "ui.companyInvoiceForm.",
    "ui.couponForm.",
    "ui.pickupPointPicker.",
  ],
  // The confirmation of an order, its status page and ordering it again.
  confirmation: [
    "confirmation.",
    "ui.blikInput.",
    "orderStatus.",
    "payment.reason.",
    "renew.",
    "ui.orderStatusCard.",
    "ui.reorderForm.",
  ],
  // What customers ask and state about an order without a login.
  tracking: ["tracking.", "withdrawal."],
  configurator: [
    "configurator.",
    "ui.fileUpload.",
    "ui.lensChoice.",
    "ui.lensLedger.",
    "ui.prescriptionCoach.",
    "ui.prescriptionForm.",
    "ui.pupillaryDistanceGuide.",
    "ui.thicknessPreview.",
  ],
  // A prescription as the configurator, the cart and orders show it.
  prescription: ["lineValues.", "ui.prescription.", "ui.prescriptionForm.validUntil", "ui.prescriptionSummary."],
  notice: ["notice."],
  payment: ["payment.", "ui.bankPicker.", "ui.paymentGroups.", "ui.paymentInformation."],
  account: ["account.", "ui.addressBook.", "ui.profileForm."],
  // What customers ordered, viewed and subscribed to. Each part adds to what every page loads, so that they share one.
  orders: [
    "orders.",
    "ui.orderDetails.",
    "ui.orderList.",
    "ui.orderStatus.",
    "ui.orderTimeline.",
    "personal.",
    "reviews.",
    "ui.loyaltyCard.",
    "ui.recentlyViewed.",
    "ui.reviewForm.",
    "ui.reviews.stars",
    "subscriptions.",
    "ui.subscriptionCard.",
    "viewed.",
  ],
  login: ["login.", "ui.loginForm.", "ui.registerForm."],
  wishlist: ["saved.", "ui.goneProducts.", "ui.wishlistPanel."],
  compare: ["compare.", "ui.compareTable.", "ui.comparedFrames."],
  errorPage: ["errorPage."],
  content: ["article.", "page.", "ui.articleCard.", "ui.image."],
  contact: ["contact."],
  // What the pages of subscriptions to contact lenses add to their texts.
  subscribe: ["subscribe.", "ui.deliveryCheck."],
  franchise: ["franchise.", "ui.franchiseCalculator.", "ui.franchiseOutcome."],
  // The store locator and the pages of salons.
  salons: ["salons.", "ui.salonDetails.", "ui.salonHours.", "ui.salonOpening.", "ui.storeCard.", "ui.storeMap."],
  faq: ["faq.", "ui.faqAccordion."],
  menu: ["menu.", "ui.megaMenu.", "ui.sidebarMenu."],
  newsletter: ["newsletter.", "ui.newsletterForm."],
  password: [
    "password.",
    "ui.characterCount.",
    "ui.formRefusal.",
    "ui.loginForm.submit",
    "ui.newPassword.",
    "ui.passwordField.",
    "ui.personalDetailsForm.email.account",
    "ui.resetPasswordForm.",
  ],
  offline: ["offline."],
  // Shown by the server itself, on pages without scripts.
  server: ["error.tooMany."],
  // Messages of components that no page shows yet. When a page shows one, its prefix moves into a part that the page
  // loads.
  library: [
    "ui.cookieConsent.",
    "ui.cookieSettings.",
    "ui.customOptions.",
    "ui.fitHint.",
    "ui.keptThings.",
    "ui.marketNotices.",
    "ui.mySize.",
    "ui.offlineNotice.",
    "ui.orderReview.",
    "ui.pictureViewer.",
    "ui.priceHistory.",
    "ui.quickAdd.",
    "ui.reviews.",
  ],
};

const table = messageParts.flatMap((part) => (prefixes[part] ?? []).map((prefix) => ({ part, prefix })));

/** Returns the part that a message belongs to. */
export function partOf(id: string): MessagePart {
  const matches = table.filter(({ prefix }) => id.startsWith(prefix));
  const [longest] = matches.toSorted((a, b) => b.prefix.length - a.prefix.length);
  return longest?.part ?? sitePart;
}
