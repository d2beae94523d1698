import { type MessagePart, messageParts, sitePart } from "./messageParts.ts";

/** Beginnings of ids by part; the longest that fits decides, and what none fits is part of every page. */
const beginnings: Readonly<Partial<Record<MessagePart, readonly string[]>>> = {
  site: [
    "checkout.cod.name",
    "home.see",
    "product.badge.",
    "product.delivery",
    "product.lenses.",
    "product.setKind",
    // Said when nothing can be loaded any more, their own texts least of all.
    "notice.syncFailed",
    "notice.tryAgain",
  ],
  home: ["home.", "ui.productShelf."],
  list: ["category.", "search.", "ui.filter", "ui.loadMore.", "ui.noResults.", "ui.rangeSlider.", "ui.sortSelect."],
  search: ["ui.searchPanel."],
  product: ["product.", "ui.frameDiagram.", "ui.frameViewer.", "ui.productGallery.", "ui.variantPicker."],
  viewer: ["ui.turnedFrame."],
  cart: [
    "cart.",
    "checkout.returns",
    "ui.cartLine.",
    "ui.cartTotals.",
    "ui.couponForm.",
    "ui.lineProblems.",
    "ui.lineRemoval.",
    "ui.microcart",
    "ui.quantityStepper.",
  ],
  checkout: [
    "checkout.",
    "confirmation.",
    "ui.formErrorSummary.",
    "ui.addressForm.",
    "ui.checkoutSection.",
    "ui.paymentGroups.",
    "ui.personName.",
    "ui.personalDetailsForm.",
    "ui.shippingMethods.",
  ],
  notice: ["notice."],
  payment: ["payment.", "orderStatus."],
  account: ["account."],
  offline: ["offline."],
  // Of components that no page shows yet: a page that shows one takes its words into a part that it loads.
  library: [
    "ui.accountLink.",
    "ui.addressBook.",
    "ui.articleCard.",
    "ui.characterCount.",
    "ui.comboBox.",
    "ui.compareTable.",
    "ui.compareToggle.",
    "ui.comparedFrames.",
    "ui.deliveryCheck.",
    "ui.faqAccordion.",
    "ui.fileUpload.",
    "ui.formRefusal.",
    "ui.heroSlider.",
    "ui.image.",
    "ui.lensChoice.",
    "ui.loginForm.",
    "ui.megaMenu.",
    "ui.mySize.",
    "ui.newPassword.",
    "ui.newsletterForm.",
    "ui.numberField.",
    "ui.offlineNotice.",
    "ui.passwordField.",
    "ui.personalDetailsForm.email.account",
    "ui.prescription",
    "ui.priceLedger.",
    "ui.profileForm.",
    "ui.pupillaryDistanceGuide.",
    "ui.quickAdd.",
    "ui.registerForm.",
    "ui.resetPasswordForm.",
    "ui.salonDetails.",
    "ui.salonHours.",
    "ui.salonOpening.",
    "ui.sidebarMenu.",
    "ui.spinner.",
    "ui.stockBadge.",
    "ui.storeCard.",
    "ui.storeMap.",
    "ui.thicknessPreview.",
    "ui.wishlistLink.",
    "ui.wishlistPanel.",
    "ui.wishlistToggle.",
  ],
};

const table = messageParts.flatMap((part) => (beginnings[part] ?? []).map((beginning) => ({ part, beginning })));

/** The part that a message is in. */
export function partOf(id: string): MessagePart {
  const fitting = table.filter(({ beginning }) => id.startsWith(beginning));
  const [longest] = fitting.toSorted((a, b) => b.beginning.length - a.beginning.length);
  return longest?.part ?? sitePart;
}
