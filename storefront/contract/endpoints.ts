import { appointmentEndpoints } from "./stores/appointment.ts";
import { articleEndpoints } from "./content/article.ts";
import { removedPageEndpoints } from "./content/removedPage.ts";
import { bannerEndpoints } from "./content/banner.ts";
import { cartEndpoints } from "./cart/cart.ts";
import { categoryEndpoints } from "./catalog/category.ts";
import { channelEndpoints } from "./stores/channel.ts";
import { cmsEndpoints } from "./content/cms.ts";
import { contactEndpoints } from "./customer/contact.ts";
import { couponEndpoints } from "./cart/coupon.ts";
import { deliveryEndpoints } from "./checkout/delivery.ts";
import { downloadEndpoints } from "./order/download.ts";
import { descriptionEndpoints } from "./openapi/description.ts";
import { filterDescriptionEndpoints } from "./catalog/filterDescription.ts";
import { invoiceEndpoints } from "./order/invoice.ts";
import { listEndpoints } from "./catalog/list.ts";
import { loyaltyEndpoints, profileEndpoints } from "./customer/profile.ts";
import { mollieEndpoints } from "./payment/mollie.ts";
import { newsletterEndpoints } from "./customer/newsletter.ts";
import { orderEndpoints } from "./order/order.ts";
import { orderHistoryEndpoints } from "./order/orderHistory.ts";
import { paymentEndpoints } from "./checkout/paymentMethods.ts";
import { paypalEndpoints } from "./payment/paypal.ts";
import { prescriptionPhotoEndpoints } from "./customer/prescriptionPhoto.ts";
import { priceHistoryEndpoints } from "./catalog/priceHistory.ts";
import { productConfigurationEndpoints } from "./catalog/productConfiguration.ts";
import { renderListEndpoints } from "./catalog/renderList.ts";
import { passwordResetEndpoints } from "./customer/passwordReset.ts";
import { personalDataEndpoints } from "./customer/personalData.ts";
import { renewalEndpoints } from "./order/renewal.ts";
import { reviewEndpoints } from "./catalog/review.ts";
import { reviewWritingEndpoints } from "./catalog/reviewWriting.ts";
import { salonEndpoints } from "./stores/salon.ts";
import { savedPrescriptionEndpoints } from "./customer/savedPrescription.ts";
import { searchEndpoints } from "./catalog/search.ts";
import { shippingEndpoints } from "./checkout/shipping.ts";
import { latePrescriptionEndpoints } from "./order/latePrescription.ts";
import { statusLinkEndpoints } from "./order/statusLink.ts";
import { stockEndpoints } from "./catalog/stock.ts";
import { taxRuleEndpoints } from "./checkout/taxRule.ts";
import { subscriptionEndpoints } from "./customer/subscription.ts";
import { totalsEndpoints } from "./cart/totals.ts";
import { vatEndpoints } from "./checkout/vat.ts";
import { withdrawalEndpoints } from "./order/withdrawal.ts";
import { terminationEndpoints } from "./customer/termination.ts";
import { tpayEndpoints } from "./payment/tpay.ts";
import { userEndpoints } from "./customer/user.ts";
import { urlMapEndpoints } from "./catalog/urlMap.ts";

/** Every call of the provider (docs/specification/calls.md#call-1). */
export const endpoints = {
  ...searchEndpoints,
  ...listEndpoints,
  ...categoryEndpoints,
  ...filterDescriptionEndpoints,
  ...reviewEndpoints,
  ...articleEndpoints,
  ...removedPageEndpoints,
  ...cmsEndpoints,
  ...taxRuleEndpoints,
  ...renderListEndpoints,
  ...productConfigurationEndpoints,
  ...priceHistoryEndpoints,
  ...urlMapEndpoints,
  ...bannerEndpoints,
  ...stockEndpoints,
  ...cartEndpoints,
  ...couponEndpoints,
  ...totalsEndpoints,
  ...paymentEndpoints,
  ...shippingEndpoints,
  ...orderEndpoints,
  ...renewalEndpoints,
  ...subscriptionEndpoints,
  ...mollieEndpoints,
  ...tpayEndpoints,
  ...paypalEndpoints,
  ...userEndpoints,
  ...passwordResetEndpoints,
  ...profileEndpoints,
  ...orderHistoryEndpoints,
  ...loyaltyEndpoints,
  ...personalDataEndpoints,
  ...savedPrescriptionEndpoints,
  ...prescriptionPhotoEndpoints,
  ...reviewWritingEndpoints,
  ...newsletterEndpoints,
  ...contactEndpoints,
  ...channelEndpoints,
  ...salonEndpoints,
  ...appointmentEndpoints,
  ...withdrawalEndpoints,
  ...terminationEndpoints,
  ...statusLinkEndpoints,
  ...latePrescriptionEndpoints,
  ...invoiceEndpoints,
  ...downloadEndpoints,
  ...vatEndpoints,
  ...deliveryEndpoints,
  ...descriptionEndpoints,
};
