import { cartEndpoints } from "#contract/cart.ts";
import { categoryEndpoints } from "#contract/category.ts";
import { channelEndpoints } from "#contract/channel.ts";
import { filterDescriptionEndpoints } from "#contract/filterDescription.ts";
import { listEndpoints } from "#contract/list.ts";
import { orderEndpoints } from "#contract/order.ts";
import { passwordResetEndpoints } from "#contract/passwordReset.ts";
import { paymentEndpoints } from "#contract/payment.ts";
import { productConfigurationEndpoints } from "#contract/productConfiguration.ts";
import { reviewEndpoints } from "#contract/review.ts";
import { searchEndpoints } from "#contract/search.ts";
import { shippingEndpoints } from "#contract/shipping.ts";
import { stockEndpoints } from "#contract/stock.ts";
import { totalsEndpoints } from "#contract/totals.ts";

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
