import * as z from "zod/mini";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import { readAddress, toWireAddress, wireAddress } from "./address.ts";
import { flag, numeric, textual } from "../wire/value.ts";

const text = z.string().check(z.maxLength(300));
const optional = z.pipe(
  z.nullish(text),
  z.transform((given) => given ?? ""),
);

/** A region by itself, as some platforms tell it. */
const regionOfItsOwn = z.pipe(
  z.object({ region: z.nullish(text), region_code: z.nullish(text) }),
  z.transform(({ region, region_code }) => region_code || region || ""),
);

/**
 * An address of a customer (docs/specification/calls.md#call-16): that of an order, with the company's name and number,
 * and what it is the default for. An `id` names one that is kept already.
 */
export const customerAddress = z.pipe(
  z.strictObject({
    ...wireAddress.shape,
    id: z.nullish(numeric),
    customer_id: z.nullish(numeric),
    region: z.union([regionOfItsOwn, optional]),
    region_id: z.nullish(textual),
    vat_id: optional,
    default_shipping: flag,
    default_billing: flag,
  }),
  z.transform((wire): CustomerAddress => ({
    id: wire.id ?? null,
    address: readAddress(wire),
    company: wire.company,
    taxId: wire.vat_id,
    isDefaultShipping: wire.default_shipping,
    isDefaultBilling: wire.default_billing,
  })),
);

export const toWireCustomerAddress = (kept: CustomerAddress, customerId: number) => {
  const { email: _none, region, region_code, ...address } = toWireAddress(kept.address, "");
  return {
    ...address,
    id: kept.id,
    customer_id: customerId,
    region: { region, region_code, region_id: 0 },
    company: kept.company,
    vat_id: kept.taxId,
    default_shipping: kept.isDefaultShipping,
    default_billing: kept.isDefaultBilling,
  };
};
