import * as z from "zod/mini";
import type { RouteParts } from "../kernel/platformParts.ts";

/**
 * The answer of a register of VAT numbers. Customers are refused only if it explicitly says that the number is invalid
 * (docs/decisions/product.md#decision-14).
 */
export type VatAnswer =
  | {
      readonly outcome: "valid";
      /** The company's name as registered; null if the country does not disclose it. */
      readonly name: string | null;
      /** The company's address as registered; null if the country does not disclose it. */
      readonly address: string | null;
      /** The register's proof of the request; given only to requesters who name their own VAT number. */
      readonly requestId: string | null;
    }
  | { readonly outcome: "invalid" }
  /** The register could not answer. `code` is its reason, or one of ours if the answer was invalid. */
  | { readonly outcome: "unavailable"; readonly code: string };

const text = z.nullish(z.string());
const schema = z.looseObject({
  valid: z.nullish(z.boolean()),
  isValid: z.nullish(z.boolean()),
  vatNumber: text,
  userError: text,
  errorWrappers: z.nullish(z.array(z.looseObject({ error: text }))),
  name: text,
  address: text,
  requestIdentifier: text,
});

const maxTextLength = 300;

/** Returns a text of the register; null for three hyphens, which Poland and Germany send for undisclosed values. */
const readText = (value: string | null | undefined) =>
  value && value.trim() !== "---" ? value.trim().slice(0, maxTextLength) : null;

/** Values of `userError` that are not errors. */
const verdicts = new Set(["VALID", "INVALID", ""]);

/** The format of the register's error codes, such as `MS_UNAVAILABLE`. */
const errorCodePattern = /^[A-Z][A-Z0-9_]{1,39}$/;

/** Returns the answer for a register that could not answer. */
export const unavailable = (code: string): VatAnswer => ({ outcome: "unavailable", code });

/**
 * Parses an answer of VIES, in either of its two formats (docs/specification/trade.md#trade-8). An outage may be reported
 * with status 200 and `isValid: false`; that does not mean that the number is invalid. `number` is the requested number
 * without its country.
 */
export function readViesAnswer(http: number, body: unknown, number: string): VatAnswer {
  const parsed = schema.safeParse(body);
  if (http !== 200 && !parsed.success) return unavailable("TRANSPORT");
  if (!parsed.success) return unavailable("MALFORMED");
  const { valid, isValid, vatNumber, userError, errorWrappers, ...company } = parsed.data;
  const error = errorWrappers?.[0]?.error ?? (verdicts.has(userError ?? "") ? null : userError);
  if (error) return unavailable(errorCodePattern.test(error) ? error : "UNKNOWN");
  if (http !== 200) return unavailable("TRANSPORT");
  const verdict = valid ?? isValid;
  if (typeof verdict !== "boolean") return unavailable("MALFORMED");
  if (vatNumber && vatNumber !== number) return unavailable("MISMATCH");
  if (!verdict) return { outcome: "invalid" };
  return {
    outcome: "valid",
    name: readText(company.name),
    address: readText(company.address),
    requestId: company.requestIdentifier || null,
  };
}

/** A VAT number in two parts: the country code of VIES (`EL` for Greece), and the rest. */
export interface VatNumber {
  readonly country: string;
  readonly number: string;
}

/** A register of VAT numbers. It always returns an answer, possibly that it is unavailable. */
export type VatRegister = (number: VatNumber) => Promise<VatAnswer>;

const validAnswer = {
  outcome: "valid",
  name: "Dioptra Sandbox",
  address: "ul. Prosta 1, 00-001 Warszawa",
  requestId: "sandbox",
} as const;

/**
 * The answers of the sandbox: those of the test service of VIES (docs/specification/trade.md#trade-10), and some for numbers
 * with a valid checksum, which forms accept.
 */
const numbers: Readonly<Record<string, VatAnswer>> = {
  "200": { outcome: "invalid" },
  "201": unavailable("INVALID_INPUT"),
  "202": unavailable("INVALID_REQUESTER_INFO"),
  "300": unavailable("SERVICE_UNAVAILABLE"),
  "301": unavailable("MS_UNAVAILABLE"),
  "302": unavailable("TIMEOUT"),
  "400": unavailable("VAT_BLOCKED"),
  "401": unavailable("IP_BLOCKED"),
  "500": unavailable("GLOBAL_MAX_CONCURRENT_REQ"),
  "501": unavailable("GLOBAL_MAX_CONCURRENT_REQ_TIME"),
  "600": unavailable("MS_MAX_CONCURRENT_REQ"),
  "601": unavailable("MS_MAX_CONCURRENT_REQ_TIME"),
  // Polish, German and Italian numbers that are not registered.
  "8567346215": { outcome: "invalid" },
  "129273398": { outcome: "invalid" },
  "00743110157": { outcome: "invalid" },
  // A Polish number for which the register is unavailable.
  "7777777777": unavailable("MS_UNAVAILABLE"),
};

/** A simulated register in which all numbers are valid except those above. */
export const sandboxRegister: VatRegister = async ({ number }) => numbers[number] ?? validAnswer;

/** Dependencies of routes and jobs that check VAT numbers. */
export interface VatParts extends RouteParts {
  readonly register: VatRegister;
}
