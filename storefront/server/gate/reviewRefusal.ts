import { configuration } from "#configuration/index.ts";
import type { NetworkConfiguration } from "#configuration/network.ts";
import { sentenceCode } from "#domain/platformSentences.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A code such as `OUT_OF_STOCK`. */
const codeForm = /^[A-Z][A-Z0-9_]{1,39}$/;
/** A word of the rules, such as `too-short`. */
const wordForm = /^[a-z][a-z0-9-]{0,39}$/;
const fieldForm = /^[\w.-]{1,80}$/;
const skuForm = /^[\w.:/+-]{1,64}$/;

/** The maximum number of entries in a list of a refusal. */
const maximumEntries = 100;

/** A sentence without markup. */
const plainSentence = /^[\p{L}\p{N}\p{P} ]{1,200}$/u;
/** What only the output of a program contains, such as paths and names of exceptions. */
const programOutput = /[\\@/]|::|\b(exception|sqlstate|stack ?trace)\b/i;

const matching = (form: RegExp) => (value: unknown) => (typeof value === "string" && form.test(value) ? value : null);
const codeIn = matching(codeForm);
const labelIn = matching(wordForm);
const fieldIn = matching(fieldForm);
const skuIn = matching(skuForm);

const isPlain = (text: string) => plainSentence.test(text) && !programOutput.test(text);

type DisplaySetting = Pick<NetworkConfiguration, "platformSentences">;

/** Returns a sentence that shoppers may see; null for any other value. */
const sentenceIn = (value: unknown, { platformSentences }: DisplaySetting) =>
  typeof value === "string" && (sentenceCode(value) !== null || (platformSentences && isPlain(value))) ? value : null;

/** Returns an object without the entries that are null. */
const withoutNulls = (entries: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null));

/** Returns the refused fields of a form with their problems; null without any. */
function fieldsIn(list: unknown) {
  const fields = (Array.isArray(list) ? list : []).slice(0, maximumEntries).flatMap((entry: unknown) => {
    const field = isObject(entry) ? fieldIn(entry["field"]) : null;
    const problem = isObject(entry) ? labelIn(entry["problem"]) : null;
    return field && problem ? [{ field, problem }] : [];
  });
  return fields.length > 0 ? fields : null;
}

/**
 * Returns the parts of another platform's refusal that may be sent to a browser: codes, names of fields, skus, numbers and
 * known sentences. Other text is removed, because it can contain paths, queries, addresses and secrets. Null if nothing
 * remains.
 */
export function reviewRefusal(result: unknown, setting: DisplaySetting = configuration.network): unknown {
  const sentence = (value: unknown) => sentenceIn(value, setting);
  if (typeof result === "string") return codeIn(result) ?? sentence(result);
  if (Array.isArray(result)) return fieldsIn(result);
  if (!isObject(result)) return null;
  const { available, skus } = result;
  const reviewed = withoutNulls({
    message: sentence(result["result"]) ?? sentence(result["message"]) ?? sentence(result["errorMessage"]),
    code: codeIn(result["code"]),
    skus: Array.isArray(skus) ? skus.slice(0, maximumEntries).flatMap((sku) => skuIn(sku) ?? []) : null,
    available: typeof available === "number" && Number.isFinite(available) ? available : null,
    reason: labelIn(result["reason"]),
    fields: fieldsIn(result["fields"]),
  });
  return Object.keys(reviewed).length > 0 ? reviewed : null;
}
