import * as z from "zod/mini";
import { call, inAnyCurrency } from "../wire/endpoint.ts";

const text = z.string().check(z.maxLength(40));

export const vatBody = z.object({ country_id: text, vat_id: text });

/**
 * Whether a company's VAT number is registered: `unchecked` when the register was unavailable, which does not refuse
 * the order (docs/decisions/product.md#decision-14).
 */
export interface VatCheck {
  readonly status: "valid" | "invalid" | "unchecked";
  /** As its country writes it. */
  readonly number: string;
  /** As the register has them, where it tells. */
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
  /** Ours (docs/specification/calls.md#call-35). */
  vatCheck: call({
    method: "POST",
    path: "/api/tax/check",
    query: ["localeCode"],
    body: vatBody,
    result: inAnyCurrency(check),
  }),
};
