import {
  type AddressErrors,
  type CompanyErrors,
  checkAddress,
  checkCompany,
  checkPersonalDetails,
  type PersonalDetailsErrors,
  type TypedAddress,
  type TypedCompany,
  type TypedPersonalDetails,
} from "@dioptra/ui/rules";
import { refuseQuantity } from "../cart/quantity.ts";
import type { Money } from "../money.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { OrderRequest } from "./order.ts";

/** An order that was filled in or received, before it is validated. */
export interface OrderDraft extends Omit<
  OrderRequest,
  "customer" | "shippingAddress" | "billingAddress" | "company" | "shipping" | "paymentCode" | "products"
> {
  readonly company?: TypedCompany | null;
  readonly customer: TypedPersonalDetails;
  readonly shippingAddress: TypedAddress;
  /** Null when it is the same as the shipping address. */
  readonly billingAddress: TypedAddress | null;
  readonly shipping: OrderRequest["shipping"] | null;
  readonly paymentCode: string | null;
  readonly products: readonly DraftedProduct[];
  /**
   * The total beside the order button when it was pressed. Missing in orders that were received, and in those that an
   * older version of the shop has stored in this browser.
   */
  readonly total?: Money;
}

/** An ordered line. Its checksum distinguishes two prescriptions of one sku; a received order has none. */
type DraftedProduct = OrderRequest["products"][number] & { readonly checksum?: string };

/** Problems by part of the order. A valid part is absent. */
export interface OrderProblems {
  readonly key?: "required";
  readonly cartId?: "required";
  readonly customer?: PersonalDetailsErrors;
  readonly shippingAddress?: AddressErrors;
  readonly billingAddress?: AddressErrors;
  readonly company?: CompanyErrors;
  readonly shipping?: "required";
  readonly paymentCode?: "required";
  readonly products?: "empty" | "not-a-quantity" | "price-unknown";
}

/** Validates an order. Returns it with every field normalised, or the problems of all parts. */
export function orderRequest(draft: OrderDraft): Result<OrderRequest, OrderProblems> {
  const { shipping, paymentCode, products } = draft;
  const customer = checkPersonalDetails(draft.customer);
  const shippingAddress = checkAddress(draft.shippingAddress);
  const billingAddress = draft.billingAddress ? checkAddress(draft.billingAddress) : shippingAddress;
  const { company: typed } = draft;
  const company = typed && billingAddress.ok ? checkCompany(typed, billingAddress.value.country) : null;
  const productProblem = problemOfProducts(products);
  const hasIds = draft.key !== "" && draft.cartId !== "";
  const isComplete = customer.ok && shippingAddress.ok && billingAddress.ok && company?.ok !== false;
  if (isComplete && shipping && paymentCode && !productProblem && hasIds) {
    return ok({
      key: draft.key,
      cartId: draft.cartId,
      storeCode: draft.storeCode,
      createdAt: draft.createdAt,
      ...(draft.customerId !== undefined && { customerId: draft.customerId }),
      customer: customer.value,
      shippingAddress: shippingAddress.value,
      billingAddress: billingAddress.value,
      ...(company && { company: company.value }),
      shipping,
      paymentCode,
      ...(draft.consents && { consents: draft.consents }),
      costs: draft.costs,
      products: products.map(({ sku, name, quantity, price }) => ({ sku, name, quantity, price })),
    });
  }
  return refuse({
    ...(draft.key === "" && { key: "required" }),
    ...(draft.cartId === "" && { cartId: "required" }),
    ...(!customer.ok && { customer: customer.errors }),
    ...(!shippingAddress.ok && { shippingAddress: shippingAddress.errors }),
    ...(draft.billingAddress && !billingAddress.ok && { billingAddress: billingAddress.errors }),
    ...(company?.ok === false && { company: company.errors }),
    ...(!shipping && { shipping: "required" }),
    ...(!paymentCode && { paymentCode: "required" }),
    ...(productProblem && { products: productProblem }),
  });
}

/**
 * Returns the first problem of the lines; null for none. Zero is a valid price; a negative one stands for an unknown
 * price.
 */
function problemOfProducts(products: OrderRequest["products"]): OrderProblems["products"] | null {
  if (products.length === 0) return "empty";
  if (products.some(({ quantity }) => refuseQuantity(quantity, null))) return "not-a-quantity";
  return products.some(({ price }) => !(price.minor >= 0)) ? "price-unknown" : null;
}
