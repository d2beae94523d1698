import * as z from "zod/mini";
import type { TypedAddress } from "@dioptra/ui/rules";
import type { CartTotals } from "#domain/cart/cart.ts";
import type { PaymentMethod, ShippingChoice, ShippingMethod } from "#domain/checkout/checkout.ts";
import { list, optionalList, readAmount, wireAmount } from "../wire/value.ts";
import { defineEndpoint, perCurrency } from "../wire/endpoint.ts";
import { paymentMethod } from "./paymentMethods.ts";
import { readTotals, wireTotals } from "../cart/totals.ts";

const wireMethod = z.object({
  carrier_code: z.string(),
  method_code: z.string(),
  method_title: z.string(),
  price_incl_tax: wireAmount,
  available: z.nullish(z.boolean()),
  default: z.nullish(z.boolean()),
  /** The parcel is delivered to a pick-up point, which `shippingAdditionalData` names. */
  needs_point: z.nullish(z.boolean()),
});
export type WireShippingMethod = z.input<typeof wireMethod> & { readonly amount: number };

/** Methods are left out only if `available` is false (docs/specification/checkout.md#checkout-27). */
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

/** The delivery address, of which only the country is required. */
export const shippingMethodsBody = z.object({
  address: z.pipe(
    z.object({ country_id: country, region, region_code: region }),
    z.transform(({ country_id, region, region_code }) => ({
      country: country_id,
      region: region_code || region || null,
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

/** The chosen pick-up point, by the carrier's id; null for none. Some platforms send an empty object as `[]`. */
export const pickupPointId = z.pipe(
  z.nullish(z.union([z.object({ point_id: z.nullish(z.string().check(z.maxLength(64))) }), z.tuple([])])),
  z.transform((wire) => (wire && "point_id" in wire ? wire.point_id || null : null)),
);

/**
 * The chosen address and delivery method. The platform stores country, region, method and pick-up point with the cart, and
 * no other part of the address. The billing country decides which methods of payment providers are returned.
 */
export const shippingInformationBody = z.object({
  addressInformation: z.pipe(
    z.object({
      shippingAddress: z.object({ countryId: country, region, regionCode: region }),
      billingAddress: z.nullish(z.object({ countryId: z.nullish(z.string()) })),
      shippingCarrierCode: code,
      shippingMethodCode: code,
      shippingAdditionalData: pickupPointId,
    }),
    z.transform((wire) => ({
      place: {
        country: wire.shippingAddress.countryId,
        region: wire.shippingAddress.regionCode || wire.shippingAddress.region || null,
      },
      billingCountry: wire.billingAddress?.countryId || null,
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
  readonly method: ShippingChoice | null;
}

/** Returns the chosen pick-up point in the words of the wire; an empty object without one. */
export const toWirePoint = ({ pointId }: Pick<ShippingChoice, "pointId">) =>
  pointId === undefined ? {} : { point_id: pointId };

/** Returns the body of `shipping-information`. Without a method, its codes are left out (docs/specification/checkout.md#checkout-29). */
export const toWireShippingInformation = (information: ShippingInformation) => ({
  addressInformation: {
    shippingAddress: toWireCamelAddress(information.shippingAddress),
    billingAddress: toWireCamelAddress(information.billingAddress),
    ...(information.method && {
      shippingCarrierCode: information.method.carrierCode,
      shippingMethodCode: information.method.methodCode,
    }),
    shippingAdditionalData: toWirePoint(information.method ?? {}),
  },
});

/** The payment methods and totals for the chosen address and delivery method. */
export interface ShippingOutcome {
  readonly paymentMethods: readonly PaymentMethod[];
  readonly totals: CartTotals;
}

/** Some platforms return only the totals. */
const shippingOutcome = perCurrency((currency) =>
  z.union([
    z.pipe(
      z.object({ payment_methods: optionalList(paymentMethod(currency)), totals: wireTotals }),
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
  shippingMethods: defineEndpoint({
    method: "POST",
    path: "/api/cart/shipping-methods",
    query,
    body: shippingMethodsBody,
    result: shippingMethods,
  }),
  shippingInformation: defineEndpoint({
    method: "POST",
    path: "/api/cart/shipping-information",
    query,
    body: shippingInformationBody,
    result: shippingOutcome,
  }),
};
