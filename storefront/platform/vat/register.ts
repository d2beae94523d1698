import * as z from "zod/mini";
import type { RouteParts } from "../kernel/platformParts.ts";

/**
 * What the register of VAT numbers says. Only an explicit "not valid" refuses anybody
 * (docs/decisions/product.md#decision-14).
 */
export type VatAnswer =
  | {
      readonly outcome: "valid";
      /** As the register has them; null where the country tells none. */
      readonly name: string | null;
      readonly address: string | null;
      /** The register's proof of the request; given only to requesters who name their own VAT number. */
      readonly requestId: string | null;
    }
  | { readonly outcome: "invalid" }
  /** The register could not answer: `code` is its reason, or ours for an invalid answer. */
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

const longestText = 300;

/** Poland and Germany say three hyphens for what they do not tell. */
const told = (value: string | null | undefined) =>
  value && value.trim() !== "---" ? value.trim().slice(0, longestText) : null;

/** Words of `userError` that are no error. */
const verdicts = new Set(["VALID", "INVALID", ""]);

/** The register's words for why it cannot answer, such as `MS_UNAVAILABLE`. */
const codeForm = /^[A-Z][A-Z0-9_]{1,39}$/;

const unavailable = (code: string): VatAnswer => ({ outcome: "unavailable", code });

/**
 * Reads an answer of VIES, in either of its two forms (docs/specification/trade.md#trade-8): an outage may come with
 * status 200 and `isValid: false`, and is no verdict. `number` is the one that was asked about, without its country.
 */
export function readViesAnswer(http: number, body: unknown, number: string): VatAnswer {
  const parsed = schema.safeParse(body);
  if (http !== 200 && !parsed.success) return unavailable("TRANSPORT");
  if (!parsed.success) return unavailable("MALFORMED");
  const { valid, isValid, vatNumber, userError, errorWrappers, ...said } = parsed.data;
  const error = errorWrappers?.[0]?.error ?? (verdicts.has(userError ?? "") ? null : userError);
  if (error) return unavailable(codeForm.test(error) ? error : "UNKNOWN");
  if (http !== 200) return unavailable("TRANSPORT");
  const verdict = valid ?? isValid;
  if (typeof verdict !== "boolean") return unavailable("MALFORMED");
  if (vatNumber && vatNumber !== number) return unavailable("MISMATCH");
  if (!verdict) return { outcome: "invalid" };
  return {
    outcome: "valid",
    name: told(said.name),
    address: told(said.address),
    requestId: said.requestIdentifier || null,
  };
}

/** A number as the register has it: its country's code by VIES (Greece is `EL`), and the rest of it. */
export interface VatNumber {
  readonly country: string;
  readonly number: string;
}

/** A register of VAT numbers. It always returns an answer, possibly that it is unavailable. */
export type VatRegister = (asked: VatNumber) => Promise<VatAnswer>;

const known = {
  outcome: "valid",
  name: "Dioptra Sandbox",
  address: "ul. Prosta 1, 00-001 Warszawa",
  requestId: "sandbox",
} as const;
const broken = (code: string): VatAnswer => ({ outcome: "unavailable", code });

/**
 * Numbers of the sandbox: those of the test service of VIES (docs/specification/trade.md#trade-10), and some that a
 * form lets through, since its checksum comes first.
 */
const numbers: Readonly<Record<string, VatAnswer>> = {
  "200": { outcome: "invalid" },
  "201": broken("INVALID_INPUT"),
  "202": broken("INVALID_REQUESTER_INFO"),
  "300": broken("SERVICE_UNAVAILABLE"),
  "301": broken("MS_UNAVAILABLE"),
  "302": broken("TIMEOUT"),
  "400": broken("VAT_BLOCKED"),
  "401": broken("IP_BLOCKED"),
  "500": broken("GLOBAL_MAX_CONCURRENT_REQ"),
  "501": broken("GLOBAL_MAX_CONCURRENT_REQ_TIME"),
  "600": broken("MS_MAX_CONCURRENT_REQ"),
  "601": broken("MS_MAX_CONCURRENT_REQ_TIME"),
  // Polish, German and Italian ones that are not registered,
  "8567346215": { outcome: "invalid" },
  "129273398": { outcome: "invalid" },
  "00743110157": { outcome: "invalid" },
  // and a Polish one that nobody can be asked about.
  "7777777777": broken("MS_UNAVAILABLE"),
};

/** Knows every number, but for those above. */
export const sandboxRegister: VatRegister = async ({ number }) => numbers[number] ?? known;

/** What routes and jobs are given that check VAT numbers. */
export interface VatParts extends RouteParts {
  readonly register: VatRegister;
}
