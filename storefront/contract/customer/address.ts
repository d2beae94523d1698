import * as z from "zod/mini";
import type { TypedAddress } from "@dioptra/ui/rules";
import { textual } from "../wire/value.ts";

/** Longer than any rule allows, so that the platform reports fields that are too long by the rules of `@dioptra/ui/rules`. */
const field = z.string().check(z.maxLength(300));
export const optionalText = z.pipe(
  z.nullish(field),
  z.transform((text) => text ?? ""),
);

/** An address of an order. The apartment is the second line of `street` (docs/specification/checkout.md#checkout-10). */
export const wireAddress = z.object({
  firstname: field,
  lastname: field,
  street: z.array(field).check(z.minLength(1), z.maxLength(4)),
  city: field,
  postcode: field,
  country_id: field,
  region: optionalText,
  region_code: optionalText,
  region_id: z.nullish(textual),
  company: optionalText,
  telephone: optionalText,
  email: optionalText,
});
export type WireAddress = z.input<typeof wireAddress>;

/** Reads the fields as they were typed, without checking them. */
export const readAddress = (wire: z.output<typeof wireAddress>): TypedAddress => ({
  firstName: wire.firstname,
  lastName: wire.lastname,
  country: wire.country_id,
  street: wire.street[0] ?? "",
  apartment: wire.street.slice(1).filter(Boolean).join(" "),
  postcode: wire.postcode,
  city: wire.city,
  region: wire.region_code || wire.region,
  phone: wire.telephone,
});

export const toWireAddress = (address: TypedAddress, email: string): WireAddress => ({
  firstname: address.firstName,
  lastname: address.lastName,
  street: [address.street, address.apartment],
  city: address.city,
  postcode: address.postcode,
  country_id: address.country,
  region: address.region,
  region_id: 0,
  region_code: address.region,
  company: "",
  telephone: address.phone,
  email,
});
