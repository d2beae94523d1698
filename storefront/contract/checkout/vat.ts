import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";

const text = z.string().check(z.maxLength(40));

export const vatBody = z.object({ country_id: text, vat_id: text });

/**
 * Whether a company's VAT number is registered. `unchecked` means that the register was unavailable, which does not block
 * the order (docs/decisions/product.md#decision-14).
 */
export interface VatCheck {
  readonly status: "valid" | "invalid" | "unchecked";
  /** In the format of its country. */
  readonly number: string;
  /** From the register; null where it does not disclose them. */
  readonly name: string | null;
  readonly address: string | null;
}

const wireCheck = z.object({
  status: z.enum(["valid", "invalid", "unchecked"]),
  vat_id: z.string(),
  name: z.nullish(z.string()),
  address: z.nullish(z.string()),
});
export type WireVatCheck = z.input<typeof wireCheck>;

const check = z.pipe(
  wireCheck,
  z.transform(({ status, vat_id, name, address }): VatCheck => ({
    status,
    number: vat_id,
    name: name ?? null,
    address: address ?? null,
  })),
);

export const vatEndpoints = {
  /** Our extension (docs/specification/calls.md#call-35). */
  vatCheck: defineEndpoint({
    method: "POST",
    path: "/api/tax/check",
    query: ["localeCode"],
    body: vatBody,
    result: inAnyCurrency(check),
  }),
};
