import { configuration } from "#configuration/index.ts";
import type { NetworkConfiguration } from "#configuration/network.ts";
import { type Answer, askProvider, type Asking, type Fetch, type Question } from "./provider.ts";
import { createRefreshing } from "./refreshing.ts";
import { takeTokens, tokenCookies, type Tokens, tokensIn } from "./tokens.ts";
import { randomBytes } from "node:crypto";
import { parse } from "hono/utils/cookie";

/** Calls the provider on behalf of the customer who is logged in. */
export interface CustomerSession {
  /** Calls the provider. An expired token is refreshed once and the call repeated. */
  readonly fetch: (question: Omit<Question, "asking">) => Promise<Answer>;
  /** Returns the cookies to set: new tokens, their removal, or whether the customer is logged in. */
  readonly cookies: () => readonly string[];
}

/** The session of a browser whose tokens are in cookies. */
export interface CookieSession extends CustomerSession {
  readonly isLoggedIn: boolean;
}

/** The calls that issue and revoke tokens (docs/specification/calls.md#call-13). */
const logins = new Set(["/api/user/login", "/api/user/create"]);
const refresh = "/api/user/refresh";
const logout = "/api/user/logout";

const withBody = (question: Omit<Question, "asking">, body: unknown) => ({
  ...question,
  body: Buffer.from(JSON.stringify(body)),
});

const envelope = (status: number, result: unknown): Answer => ({
  status,
  headers: new Headers({ "content-type": "application/json" }),
  body: Buffer.from(JSON.stringify({ code: status, result })),
});

const notLoggedIn = () => envelope(401, { message: "You need to be logged in to do this.", code: "LOGIN_REQUIRED" });

type Network = Pick<NetworkConfiguration, "tokenInHeader" | "autoRefreshTokens">;

/** Keeps the tokens of customers between the browser's cookies and the provider, so that no script ever holds one. */
export function createCustomerSessions(provider: Fetch, network: Network = configuration.network) {
  const place = network.tokenInHeader ? "header" : "query";
  const refreshed = createRefreshing(provider);

  return (cookies: string | null | undefined, asking: Omit<Asking, "token">): CookieSession => {
    const brought = tokensIn(cookies);
    let tokens = brought;
    let isTold = true;
    const become = (next: Tokens | null) => {
      tokens = next;
      isTold = false;
    };

    const put = (question: Omit<Question, "asking">, token: string | null) =>
      askProvider(provider, {
        ...question,
        asking: { ...asking, token: token === null ? null : { value: token, place } },
      });

    /** The next pair, or null when the customer is logged out by now. */
    async function renew(origin: string): Promise<Tokens | null> {
      const next = tokens?.refresh ? await refreshed(tokens.refresh, origin, asking) : null;
      become(next);
      return next;
    }

    async function asCustomer(question: Omit<Question, "asking">): Promise<Answer> {
      const token = tokens?.access ?? null;
      const answer = await put(question, token);
      if (answer.status !== 401 || token === null) return answer;
      // Another question of the same page may have renewed them meanwhile.
      const isRenewed = tokens !== null && tokens.access !== token;
      const next = isRenewed || !network.autoRefreshTokens ? tokens : await renew(question.request.url);
      if (next === null || next.access === token) {
        become(null);
        return answer;
      }
      return put(question, next.access);
    }

    async function logIn(question: Omit<Question, "asking">): Promise<Answer> {
      const answer = await put(question, null);
      const taken = takeTokens(answer);
      if (!taken) return answer;
      become(taken.tokens);
      return taken.answer;
    }

    async function logOut(question: Omit<Question, "asking">): Promise<Answer> {
      const { access = null, refresh: refreshToken = null } = tokens ?? {};
      become(null);
      return put(withBody(question, refreshToken === null ? {} : { refreshToken }), access);
    }

    return {
      isLoggedIn: brought !== null,
      async fetch(question) {
        const { method, url } = question.request;
        const { pathname } = new URL(url);
        if (method !== "POST") return asCustomer(question);
        if (logins.has(pathname)) return logIn(question);
        if (pathname === logout) return logOut(question);
        if (pathname !== refresh) return asCustomer(question);
        return (await renew(url)) ? envelope(200, true) : notLoggedIn();
      },
      cookies: () => (isTold ? [] : tokenCookies(tokens)),
    };
  };
}

export type Visits = ReturnType<typeof createCustomerSessions>;

/** The id of a call in the log, and the address that it came from. */
type CallNames = Pick<Asking, "requestId" | "client">;

/**
 * Whether a caller declares that no customer is logged in. Clients that keep tokens themselves send `token=` after
 * their own logout, which leaves our cookies in the browser; the shop's own pages never send a token.
 */
const asksAsGuest = ({ url }: Request): boolean => new URL(url).searchParams.getAll("token").includes("");

/**
 * Sessions of the shop's own pages: cookies identify visitor and customer. The first change gives the visitor an id.
 */
export const shopVisits =
  (visits: Visits) =>
  (request: Request, { requestId, client }: CallNames): CustomerSession => {
    const cookies = request.headers.get("cookie");
    const known = visitorOf(cookies);
    const visitor = known ?? newVisitorId();
    const visit = visits(asksAsGuest(request) ? null : cookies, { visitor, requestId, client });
    const isNews = known === null && request.method !== "GET";
    return { fetch: visit.fetch, cookies: () => [...visit.cookies(), ...(isNews ? [visitorCookie(visitor)] : [])] };
  };

/** Sessions of clients that keep their tokens themselves and send them: cookies are neither read nor set. */
export const bearerVisits =
  (provider: Fetch) =>
  (_request: Request, { requestId, client }: CallNames): CustomerSession => ({
    fetch: (question) =>
      askProvider(provider, {
        ...question,
        // An empty address would mean that the shop itself asks, which has no limits.
        asking: { visitor: null, requestId, client: client || "unknown", token: "brought" },
      }),
    cookies: () => [],
  });

/** The id of this browser, without an account (docs/decisions/product.md#decision-35). */
const cookieName = "__Host-dioptra-visitor";
const idForm = /^[\w-]{22}$/;
const lifetime = 400 * 24 * 60 * 60; // The longest that browsers keep a cookie, in seconds.

export const newVisitorId = (): string => randomBytes(16).toString("base64url");

/** The visitor's id, or null for a browser that has none yet. */
export function visitorOf(cookies: string | null | undefined): string | null {
  const id = cookies ? parse(cookies, cookieName)[cookieName] : undefined;
  return id !== undefined && idForm.test(id) ? id : null;
}

/** Sets the visitor's id in a cookie that scripts cannot read. */
export const visitorCookie = (id: string): string =>
  `${cookieName}=${id}; Path=/; Max-Age=${lifetime}; Secure; HttpOnly; SameSite=Lax`;

/** Whether a request may get a shared answer: apart from the visitor's id, nothing in it identifies the caller. */
export const isAnonymous = (cookies: string | null | undefined, authorization: string | null | undefined): boolean =>
  !authorization && (!cookies || !cookies.replace(cookieName, "").includes("__Host-"));
