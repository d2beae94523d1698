import { randomUUID } from "node:crypto";
import { storeViews } from "#configuration/storeViews.ts";
import { newsletterPath } from "#domain/newsletter.ts";
import { checkPlainForm } from "#domain/plainForm/checkPlainForm.ts";
import {
  type AnyRefusedForm,
  type PlainForm,
  plainFormAnchor,
  plainFormPath,
  plainForms,
  type PlainOutcome,
  type PlainReason,
  type PlainTexts,
} from "#domain/plainForm/plainForm.ts";
import { readSlot } from "#domain/plainForm/slot.ts";
import { canonicalLocatorPath, salonHref } from "#domain/salon/salon.ts";
import { type StoreView, storeViewOf, withoutPrefix, withPrefix } from "#domain/store.ts";
import { isCrossSite } from "../gate/gate.ts";

/** Larger than the longest message with its fields. */
const maximumBytes = 100_000;

interface FormRule {
  /** The names of the fields that are kept when the form is refused. */
  readonly fields: readonly string[];
  /** The call that the form's page makes with JavaScript, below `/api`. */
  readonly call: string;
  /** Returns the body of the call. */
  readonly toBody: (typed: PlainTexts) => Record<string, string | undefined>;
  /** Returns the path of the page that shows the form. */
  readonly pageOf: (typed: PlainTexts, store: StoreView) => string;
  /** The query with which the page shows this form. */
  readonly queryOf?: (typed: PlainTexts) => Record<string, string>;
}

const rules: Readonly<Record<PlainForm, FormRule>> = {
  contact: {
    fields: ["topic", "name", "email", "orderNumber", "phone", "text", "page", "website"],
    call: "contact",
    toBody: ({ topic, name, email, orderNumber, phone, text, website }) => ({
      key: randomUUID(),
      topic,
      name,
      email,
      order_number: orderNumber,
      phone,
      message: text,
      website,
    }),
    pageOf: ({ page }, store) => withPrefix(page === "franchise" ? "/franczyza" : "/kontakt", store),
  },
  newsletter: {
    fields: ["email", "consent"],
    call: "newsletter/subscribe",
    toBody: ({ email }) => ({ email }),
    pageOf: (_typed, store) => withPrefix(newsletterPath, store),
  },
  visit: {
    fields: ["code", "country", "reason", "slot", "name", "email", "phone"],
    call: "salon/appointment",
    toBody: ({ code, reason, slot, name, email, phone }) => ({
      key: randomUUID(),
      code,
      reason,
      ...readSlot(slot),
      name,
      email,
      phone,
    }),
    pageOf: ({ code = "" }, store) =>
      /^[\w-]+$/.test(code) ? salonHref(code, store) : withPrefix(canonicalLocatorPath(store), store),
    queryOf: ({ reason }): Record<string, string> => (reason ? { reason } : {}),
  },
};

/** The paths that forms without JavaScript are sent to, in each store view. */
export const plainFormPaths = storeViews.flatMap((store) =>
  plainForms.map((form) => withPrefix(plainFormPath(form), store)),
);

export interface PlainFormSetting {
  /** Makes a call of the shop's pages. */
  readonly callGate: (call: Request) => Promise<Response>;
  /** Renders the page at a path with its query, which shows the refused form again. */
  readonly renderPage: (path: string, refused: AnyRefusedForm) => Promise<Response>;
}

/** Returns the call that sends the typed texts. Its headers are the form's, by which the gate refuses other sites. */
function toCall({ url, headers: sent, signal }: Request, rule: FormRule, typed: PlainTexts, store: StoreView): Request {
  const headers = new Headers(sent);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  const query = new URLSearchParams({ localeCode: store.locale, storeCode: store.code });
  const body = JSON.stringify(rule.toBody(typed));
  return new Request(new URL(`/api/${rule.call}?${query}`, url), { method: "POST", headers, body, signal });
}

/** Returns why a call was refused. */
function reasonOf(status: number): PlainReason {
  if (status === 429) return "too-often";
  if (status === 409) return "taken";
  return status === 400 || status === 413 ? "invalid" : "failed";
}

/** Reads when a refused call can be made again, in ISO 8601; null if the answer does not say so. */
function retryTime(headers: Headers): string | null {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return seconds > 0 ? new Date(Date.now() + seconds * 1000).toISOString() : null;
}

/** Returns the texts of a form, without those that were left empty and those that it does not have. */
function readTexts(sent: URLSearchParams, { fields }: FormRule): PlainTexts {
  return Object.fromEntries(
    fields.flatMap((name) => {
      const value = sent.get(name) ?? "";
      return value === "" ? [] : [[name, value]];
    }),
  );
}

/** Reads from a form's address which form it is, and what its page knows without the sender. */
function readAddress({ url }: Request) {
  const { pathname, searchParams } = new URL(url);
  const { storeView: store } = storeViewOf(pathname, storeViews);
  const form = plainForms.find((each) => plainFormPath(each) === withoutPrefix(pathname, store)) ?? "contact";
  const rule = rules[form];
  return { store, form, rule, about: readTexts(searchParams, rule) };
}

/** Returns the address of the page that shows a form. */
function addressOfForm({ pageOf, queryOf }: FormRule, typed: PlainTexts, store: StoreView): string {
  const query = new URLSearchParams(queryOf?.(typed));
  return `${pageOf(typed, store)}${query.size > 0 ? `?${query}` : ""}`;
}

/** Leads whoever opens a form's address, such as that of a refused form, to the form's page. */
export function leadToForm(request: Request): Response {
  const { store, form, rule, about } = readAddress(request);
  const location = `${addressOfForm(rule, about, store)}#${plainFormAnchor(form)}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/**
 * Answers a form that a browser sends without JavaScript (docs/specification/pages.md#page-78): makes the same call as the
 * page would, with its checks and limits. An accepted form leads to its page, which says so. A refused one is answered
 * with its page, which says why at the fields and keeps what was typed.
 */
export async function answerPlainForm(request: Request, { callGate, renderPage }: PlainFormSetting): Promise<Response> {
  const { store, form, rule, about } = readAddress(request);
  const leadTo = (typed: PlainTexts, outcome: PlainOutcome) =>
    new Response(null, {
      status: 303,
      headers: {
        location: `${rule.pageOf(typed, store)}?message=${outcome}#${plainFormAnchor(form)}`,
        "cache-control": "no-store",
      },
    });
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "");
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  // Browsers state the length of a form. The words of another site are not shown as what somebody typed here.
  if (!isForm || !(length <= maximumBytes) || isCrossSite(request)) return leadTo(about, "failed");
  const typed = { ...about, ...readTexts(new URLSearchParams(await request.text()), rule) };
  const show = (refused: AnyRefusedForm) => renderPage(addressOfForm(rule, typed, store), refused);
  const refused = checkPlainForm(form, typed, store);
  if (refused) return show(refused);
  const { status, headers } = await callGate(toCall(request, rule, typed, store));
  if (status === 200) return leadTo(typed, "sent");
  return show({ form, reason: reasonOf(status), retryAt: retryTime(headers), typed, problems: {} });
}
