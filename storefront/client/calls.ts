import { cartEndpoints } from "#contract/cart/cart.ts";
import { categoryEndpoints } from "#contract/catalog/category.ts";
import { channelEndpoints } from "#contract/stores/channel.ts";
import { filterDescriptionEndpoints } from "#contract/catalog/filterDescription.ts";
import { listEndpoints } from "#contract/catalog/list.ts";
import { orderEndpoints } from "#contract/order/order.ts";
import { passwordResetEndpoints } from "#contract/customer/passwordReset.ts";
import { paymentEndpoints } from "#contract/checkout/paymentMethods.ts";
import { productConfigurationEndpoints } from "#contract/catalog/productConfiguration.ts";
import { reviewEndpoints } from "#contract/catalog/review.ts";
import { searchEndpoints } from "#contract/catalog/search.ts";
import { shippingEndpoints } from "#contract/checkout/shipping.ts";
import { stockEndpoints } from "#contract/catalog/stock.ts";
import { totalsEndpoints } from "#contract/cart/totals.ts";

/** The calls that the shop's pages make: of the contract, a browser loads no more than these. */
export const calls = {
  ...searchEndpoints,
  ...listEndpoints,
  ...categoryEndpoints,
  ...filterDescriptionEndpoints,
  ...productConfigurationEndpoints,
  ...reviewEndpoints,
  ...stockEndpoints,
  ...cartEndpoints,
  ...totalsEndpoints,
  ...paymentEndpoints,
  ...shippingEndpoints,
  ...orderEndpoints,
  ...channelEndpoints,
  ...passwordResetEndpoints,
};
