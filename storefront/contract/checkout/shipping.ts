import * as z from "zod/mini";
import type { TypedAddress } from "@dioptra/ui/rules";
import type { CartTotals } from "#domain/cart/cart.ts";
import type { PaymentMethod, ShippingMethod } from "#domain/checkout/checkout.ts";
import { list, listOf, readAmount, wireAmount } from "../wire/value.ts";
import { call, perCurrency } from "../wire/endpoint.ts";
import { paymentMethod } from "./paymentMethods.ts";
import { readTotals, wireTotals } from "../cart/totals.ts";

const wireMethod = z.object({
  carrier_code: z.string(),
  method_code: z.string(),
  method_title: z.string(),
  price_incl_tax: wireAmount,
  available: z.nullish(z.boolean()),
  default: z.nullish(z.boolean()),
  /** The parcel is left at a point, which `shippingAdditionalData` names. */
  needs_point: z.nullish(z.boolean()),
});
export type WireShippingMethod = z.input<typeof wireMethod> & { readonly amount: number };

/**
 * A method that says it is not available is dropped; one that says nothing is kept
 * (docs/specification/checkout.md#checkout-27).
 */
const shippingMethods = perCurrency((currency) =>
  z.pipe(
    list(wireMethod),
    z.transform((methods) =>
      methods
        .filter(({ available }) => available !== false)
        .map((method): ShippingMethod => ({
          carrierCode: method.carrier_code,
          methodCode: method.method_code,
          title: method.method_title,
          price: readAmount(method.price_incl_tax, currency),
          isDefault: method.default === true,
          needsPoint: method.needs_point === true,
        })),
    ),
  ),
);

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

const region = z.nullish(z.string().check(z.maxLength(64)));

/** Where to, as far as the shop knows it: only the country is needed. */
export const shippingMethodsBody = z.object({
  address: z.pipe(
    z.object({ country_id: country, region, region_code: region }),
    z.transform(({ country_id, ...there }) => ({
      country: country_id,
      region: there.region_code || there.region || null,
    })),
  ),
});

export type PartialAddress = Partial<TypedAddress> & Pick<TypedAddress, "country">;

export const toWireShippingMethodsBody = (address: PartialAddress) => ({
  address: {
    country_id: address.country,
    region: address.region ?? "",
    region_id: 0,
    region_code: address.region ?? "",
    street: [address.street ?? "", address.apartment ?? ""],
    postcode: address.postcode ?? "",
    city: address.city ?? "",
  },
});

const code = z.nullish(z.string().check(z.maxLength(64)));

/** The point that the parcel is left at, by its id with the carrier; null where none is chosen. Some platforms write an empty object as `[]`. */
export const pointChoice = z.pipe(
  z.nullish(z.union([z.object({ point_id: z.nullish(z.string().check(z.maxLength(64))) }), z.tuple([])])),
  z.transform((given) => (given && "point_id" in given ? given.point_id || null : null)),
);

/** Where to and how, before the order: the platform keeps country, region, method and point with the cart, and nothing else of the address. */
export const shippingInformationBody = z.object({
  addressInformation: z.pipe(
    z.object({
      shippingAddress: z.object({ countryId: country, region, regionCode: region }),
      shippingCarrierCode: code,
      shippingMethodCode: code,
      shippingAdditionalData: pointChoice,
    }),
    z.transform((wire) => ({
      place: {
        country: wire.shippingAddress.countryId,
        region: wire.shippingAddress.regionCode || wire.shippingAddress.region || null,
      },
      pointId: wire.shippingAdditionalData,
      method:
        wire.shippingCarrierCode && wire.shippingMethodCode
          ? { carrierCode: wire.shippingCarrierCode, methodCode: wire.shippingMethodCode }
          : null,
    })),
  ),
});

const toWireCamelAddress = (address: PartialAddress) => ({
  countryId: address.country,
  firstname: address.firstName ?? "",
  lastname: address.lastName ?? "",
  city: address.city ?? "",
  postcode: address.postcode ?? "",
  street: [address.street ?? "", address.apartment ?? ""],
});

export interface ShippingInformation {
  readonly shippingAddress: PartialAddress;
  readonly billingAddress: PartialAddress;
  readonly method: Pick<ShippingMethod, "carrierCode" | "methodCode"> | null;
}

/** Codes that are not known yet are left out (docs/specification/checkout.md#checkout-29). */
export const toWireShippingInformation = (information: ShippingInformation) => ({
  addressInformation: {
    shippingAddress: toWireCamelAddress(information.shippingAddress),
    billingAddress: toWireCamelAddress(information.billingAddress),
    ...(information.method && {
      shippingCarrierCode: information.method.carrierCode,
      shippingMethodCode: information.method.methodCode,
    }),
    shippingAdditionalData: {},
  },
});

/** What the choice of country and method leads to. */
export interface ShippingOutcome {
  readonly paymentMethods: readonly PaymentMethod[];
  readonly totals: CartTotals;
}

/** Some platforms answer the totals alone. */
const shippingOutcome = perCurrency((currency) =>
  z.union([
    z.pipe(
      z.object({ payment_methods: listOf(paymentMethod(currency)), totals: wireTotals }),
      z.transform(({ payment_methods, totals }): ShippingOutcome => ({
        paymentMethods: payment_methods,
        totals: readTotals(totals, currency),
      })),
    ),
    z.pipe(
      wireTotals,
      z.transform((totals): ShippingOutcome => ({ paymentMethods: [], totals: readTotals(totals, currency) })),
    ),
  ]),
);

const query = ["token", "cartId", "storeCode"] as const;

export const shippingEndpoints = {
  shippingMethods: call({
    method: "POST",
    path: "/api/cart/shipping-methods",
    query,
    body: shippingMethodsBody,
    result: shippingMethods,
  }),
  shippingInformation: call({
    method: "POST",
    path: "/api/cart/shipping-information",
    query,
    body: shippingInformationBody,
    result: shippingOutcome,
  }),
};
