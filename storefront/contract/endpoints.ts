import { articleEndpoints } from "./article.ts";
import { bannerEndpoints } from "./banner.ts";
import { cartEndpoints } from "./cart.ts";
import { categoryEndpoints } from "./category.ts";
import { channelEndpoints } from "./channel.ts";
import { cmsEndpoints } from "./cms.ts";
import { couponEndpoints } from "./coupon.ts";
import { deliveryEndpoints } from "./delivery.ts";
import { descriptionEndpoints } from "./description.ts";
import { filterDescriptionEndpoints } from "./filterDescription.ts";
import { listEndpoints } from "./list.ts";
import { loyaltyEndpoints } from "./loyalty.ts";
import { mollieEndpoints } from "./mollie.ts";
import { newsletterEndpoints } from "./newsletter.ts";
import { orderEndpoints } from "./order.ts";
import { orderHistoryEndpoints } from "./orderHistory.ts";
import { paymentEndpoints } from "./payment.ts";
import { paypalEndpoints } from "./paypal.ts";
import { productConfigurationEndpoints } from "./productConfiguration.ts";
import { renderListEndpoints } from "./renderList.ts";
import { passwordResetEndpoints } from "./passwordReset.ts";
import { personalDataEndpoints } from "./personalData.ts";
import { profileEndpoints } from "./profile.ts";
import { renewalEndpoints } from "./renewal.ts";
import { reviewEndpoints } from "./review.ts";
import { reviewWritingEndpoints } from "./reviewWriting.ts";
import { searchEndpoints } from "./search.ts";
import { shippingEndpoints } from "./shipping.ts";
import { stockEndpoints } from "./stock.ts";
import { taxRuleEndpoints } from "./taxRule.ts";
import { subscriptionEndpoints } from "./subscription.ts";
import { totalsEndpoints } from "./totals.ts";
import { vatEndpoints } from "./vat.ts";
import { withdrawalEndpoints } from "./withdrawal.ts";
import { tpayEndpoints } from "./tpay.ts";
import { userEndpoints } from "./user.ts";
import { urlMapEndpoints } from "./urlMap.ts";

/** Every call of the provider (specification, section 7). */
export const endpoints = {
  ...searchEndpoints,
  ...listEndpoints,
  ...categoryEndpoints,
  ...filterDescriptionEndpoints,
  ...reviewEndpoints,
  ...articleEndpoints,
  ...cmsEndpoints,
  ...taxRuleEndpoints,
  ...renderListEndpoints,
  ...productConfigurationEndpoints,
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
  ...reviewWritingEndpoints,
  ...newsletterEndpoints,
  ...channelEndpoints,
  ...withdrawalEndpoints,
  ...vatEndpoints,
  ...deliveryEndpoints,
  ...descriptionEndpoints,
};
