import { Hono } from "hono";
import { checkCountry, checkTaxId } from "@dioptra/ui/rules";
import { vatBody, type WireVatCheck } from "#contract/checkout/vat.ts";
import { clientOf } from "../kernel/http/client.ts";
import type { VatParts } from "./register.ts";
import { refusedFields, tooManyTries } from "../kernel/http/refused.ts";
import { checkVatNumber } from "./checkVatNumber.ts";
import { toVatNumber } from "./viesRegister.ts";
import { readForm, refusal, success } from "../kernel/http/answer.ts";

/** Creates the route that checks VAT numbers. */
export function taxRoutes({ database, clock, register, limits }: VatParts): Hono {
  return new Hono().post("/check", async (c) => {
    const body = await readForm(c, vatBody);
    if (!body.ok) return refusal(c, body.error);
    const country = checkCountry(body.value.country_id);
    if (!country.ok) return refusal(c, refusedFields([{ field: "country_id", problem: country.error }]).error);
    const taxId = checkTaxId(body.value.vat_id, country.value);
    if (!taxId.ok) return refusal(c, refusedFields([{ field: "vat_id", problem: taxId.error }]).error);
    const unchecked: WireVatCheck = { status: "unchecked", vat_id: taxId.value };
    const number = toVatNumber(country.value, taxId.value);
    if (!number) return success(c, unchecked);
    const wait = await limits.take("viesPerClient", clientOf(c));
    if (wait !== null) return refusal(c, tooManyTries(wait).error);
    const answer = await checkVatNumber({ database, clock, register }, number);
    if (answer.outcome === "unavailable") return success(c, unchecked);
    const found = answer.outcome === "valid" ? { name: answer.name, address: answer.address } : {};
    return success(c, { status: answer.outcome, vat_id: taxId.value, ...found } satisfies WireVatCheck);
  });
}
