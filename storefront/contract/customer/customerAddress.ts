import * as z from "zod/mini";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import { optionalText, readAddress, toWireAddress, wireAddress } from "./address.ts";
import { flag, numeric, textual } from "../wire/value.ts";

/** The region as an object, as some platforms send it. */
const regionObject = z.pipe(
  z.object({ region: optionalText, region_code: optionalText }),
  z.transform(({ region, region_code }) => region_code || region),
);

/**
 * An address of a customer (docs/specification/calls.md#call-16): the address of an order, a company's name and VAT number,
 * and whether it is the default. Stored addresses have an `id`.
 */
export const customerAddress = z.pipe(
  z.strictObject({
    ...wireAddress.shape,
    id: z.nullish(numeric),
    customer_id: z.nullish(numeric),
    region: z.union([regionObject, optionalText]),
    region_id: z.nullish(textual),
    vat_id: optionalText,
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

export const toWireCustomerAddress = (customerAddress: CustomerAddress, customerId: number) => {
  const { email: _none, region, region_code, ...address } = toWireAddress(customerAddress.address, "");
  return {
    ...address,
    id: customerAddress.id,
    customer_id: customerId,
    region: { region, region_code, region_id: 0 },
    company: customerAddress.company,
    vat_id: customerAddress.taxId,
    default_shipping: customerAddress.isDefaultShipping,
    default_billing: customerAddress.isDefaultBilling,
  };
};
