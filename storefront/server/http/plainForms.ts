import { randomUUID } from "node:crypto";
import { storeViews } from "#configuration/storeViews.ts";
import { type PlainOutcome, plainFormPath } from "#domain/contact/plainForm.ts";
import { type StoreView, storeViewOf, withPrefix } from "#domain/store.ts";

/** Larger than the longest message with its fields. */
const maximumBytes = 100_000;

/** The fields of the form by their names on the wire. */
const wireNames: Readonly<Record<string, string>> = { orderNumber: "order_number", text: "message" };

/** The paths that forms without JavaScript are sent to, one in each store view. */
export const plainFormPaths = storeViews.map((store) => withPrefix(plainFormPath, store));

function outcomeOf(status: number): PlainOutcome {
  if (status === 200) return "sent";
  if (status === 429) return "too-often";
  return status === 400 || status === 413 ? "invalid" : "failed";
}

/** Returns the call that sends the typed message. Its headers are the form's, by which the gate refuses other sites. */
function toCall({ url, headers: sent, signal }: Request, body: string, store: StoreView): Request {
  const typed = [...new URLSearchParams(body)].filter(([, value]) => value !== "");
  const fields = Object.fromEntries(typed.map(([name, value]) => [wireNames[name] ?? name, value]));
  const headers = new Headers(sent);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  const query = new URLSearchParams({ localeCode: store.locale, storeCode: store.code });
  const json = JSON.stringify({ ...fields, key: randomUUID() });
  return new Request(new URL(`/api/contact?${query}`, url), { method: "POST", headers, body: json, signal });
}

/**
 * Answers a form that a browser sends without JavaScript (docs/specification/content.md#content-18): makes the same call
 * as the page would, with its checks and limits, and leads to the contact page, which says what became of the message.
 */
export async function answerPlainForm(
  request: Request,
  callGate: (call: Request) => Promise<Response>,
): Promise<Response> {
  const { storeView } = storeViewOf(new URL(request.url).pathname, storeViews);
  const leadTo = (outcome: PlainOutcome) =>
    new Response(null, {
      status: 303,
      headers: { location: withPrefix(`/kontakt?message=${outcome}`, storeView), "cache-control": "no-store" },
    });
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "");
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  // Browsers state the length of a form.
  if (!isForm || !(length <= maximumBytes)) return leadTo("invalid");
  const { status } = await callGate(toCall(request, await request.text(), storeView));
  return leadTo(outcomeOf(status));
}
