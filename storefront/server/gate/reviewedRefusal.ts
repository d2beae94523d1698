import { configuration } from "#configuration/index.ts";
import type { NetworkConfiguration } from "#configuration/network.ts";
import { sentenceCode } from "#domain/platformSentences.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A machine's word for a reason, such as `OUT_OF_STOCK`. */
const codeForm = /^[A-Z][A-Z0-9_]{1,39}$/;
/** One of the rules' words, such as `too-short`. */
const wordForm = /^[a-z][a-z0-9-]{0,39}$/;
const fieldForm = /^[\w.-]{1,80}$/;
const skuForm = /^[\w.:/+-]{1,64}$/;

/** The most that a list of a refusal names. */
const mostNamed = 100;

/** One sentence, without markup and without what only a program prints. */
const plainSentence = /^[\p{L}\p{N}\p{P} ]{1,200}$/u;
const printed = /[\\@/]|::|\b(exception|sqlstate|stack ?trace)\b/i;

const matching = (form: RegExp) => (value: unknown) => (typeof value === "string" && form.test(value) ? value : null);
const codeIn = matching(codeForm);
const wordIn = matching(wordForm);
const fieldIn = matching(fieldForm);
const skuIn = matching(skuForm);

const isPlain = (text: string) => plainSentence.test(text) && !printed.test(text);

type Showing = Pick<NetworkConfiguration, "platformSentences">;

/** A sentence that a shopper may read; null for any other. */
const sentenceIn = (value: unknown, { platformSentences }: Showing) =>
  typeof value === "string" && (sentenceCode(value) !== null || (platformSentences && isPlain(value))) ? value : null;

/** The entries of an object that are not null. */
const given = (entries: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null));

/** The fields of a form that are refused, and why; null for none. */
function fieldsIn(list: unknown) {
  const fields = (Array.isArray(list) ? list : []).slice(0, mostNamed).flatMap((entry: unknown) => {
    const field = isObject(entry) ? fieldIn(entry["field"]) : null;
    const problem = isObject(entry) ? wordIn(entry["problem"]) : null;
    return field && problem ? [{ field, problem }] : [];
  });
  return fields.length > 0 ? fields : null;
}

/**
 * Returns the parts of a foreign platform's refusal that may be sent to a browser, in the forms of the contract: codes,
 * names of fields and goods, numbers, and known sentences. Null when nothing may be sent, since an error's text can
 * hold paths, queries, addresses and secrets.
 */
export function reviewedRefusal(result: unknown, showing: Showing = configuration.network): unknown {
  const sentence = (value: unknown) => sentenceIn(value, showing);
  if (typeof result === "string") return codeIn(result) ?? sentence(result);
  if (Array.isArray(result)) return fieldsIn(result);
  if (!isObject(result)) return null;
  const { available, skus } = result;
  const told = given({
    message: sentence(result["result"]) ?? sentence(result["message"]) ?? sentence(result["errorMessage"]),
    code: codeIn(result["code"]),
    skus: Array.isArray(skus) ? skus.slice(0, mostNamed).flatMap((sku) => skuIn(sku) ?? []) : null,
    available: typeof available === "number" && Number.isFinite(available) ? available : null,
    reason: wordIn(result["reason"]),
    fields: fieldsIn(result["fields"]),
  });
  return Object.keys(told).length > 0 ? told : null;
}
