import * as z from "zod/mini";

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
      /** Proof that somebody asked; only for whoever said who they are. */
      readonly requestId: string | null;
    }
  | { readonly outcome: "invalid" }
  /** Nobody knows now: `code` is the register's word, or ours for an answer that is none. */
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
