import { randomBytes } from "node:crypto";
import { parse } from "hono/utils/cookie";

/** Who this browser is, without an account: decision 35. */
const visitorCookie = "__Host-dioptra-visitor";
const visitorHeader = "x-dioptra-visitor";
const visitorId = /^[\w-]{22}$/;
const lifetime = 400 * 24 * 60 * 60; // The longest that browsers keep a cookie, in seconds.

export type Fetch = (request: Request) => Promise<Response>;

const newVisitorId = () => randomBytes(16).toString("base64url");

/** The visitor's id, or null for a browser that has none yet. */
export function visitorOf(request: Request): string | null {
  const id = parse(request.headers.get("cookie") ?? "", visitorCookie)[visitorCookie];
  return id !== undefined && visitorId.test(id) ? id : null;
}

/** What a request carries on to the provider: nothing of the browser's but its body, language and question. */
const passedOn = ["content-type", "accept", "accept-language"] as const;

function toProvider(request: Request, visitor: string | null): Request {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (visitor !== null) headers.set(visitorHeader, visitor);
  const { method, url, signal } = request;
  if (request.body === null) return new Request(url, { method, headers, signal });
  return new Request(url, { method, headers, signal, body: request.body, duplex: "half" } as RequestInit);
}

const refuse = (code: number, result: string) => Response.json({ code, result }, { status: code });

/** A page of another site must not order in the visitor's name; a client without a browser sends no origin. */
function isForeign(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || request.method === "GET") return false;
  return new URL(request.url).host !== (URL.canParse(origin) ? new URL(origin).host : "");
}

/** The provider as one visitor may ask it, for pages rendered on the server. */
export const providerFor =
  (provider: Fetch, visitor: string | null): Fetch =>
  (request) =>
    provider(toProvider(request, visitor));

/** The way of the browser's calls to the provider: `/api/…` with the visitor made known, and nothing else of the browser's. */
export function createGate(provider: Fetch): Fetch {
  return async (request) => {
    if (isForeign(request)) return refuse(403, "This request came from another site.");
    const known = visitorOf(request);
    const visitor = known ?? newVisitorId();
    const answer = await provider(toProvider(request, visitor));
    if (known !== null || request.method === "GET") return answer;
    const headers = new Headers(answer.headers);
    headers.append(
      "set-cookie",
      `${visitorCookie}=${visitor}; Path=/; Max-Age=${lifetime}; Secure; HttpOnly; SameSite=Lax`,
    );
    return new Response(answer.body, { status: answer.status, headers });
  };
}
