import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { parse } from "hono/utils/cookie";
import { configuration } from "#configuration/index.ts";
import type { NetworkConfiguration } from "#configuration/network.ts";
import { type Answer, type CallIdentity, callProvider, type Fetch, type ProviderCall } from "./provider.ts";
import { createTokenRefresh, extractTokens, RefreshFailed, readTokens, tokenCookies, type Tokens } from "./tokens.ts";

type SessionCall = Omit<ProviderCall, "identity">;

/** Calls the provider on behalf of a visitor or a logged-in customer. */
export interface CustomerSession {
  /** Calls the provider. If the token has expired, it is refreshed and the call repeated (`network.maximumTaskAttempts`). */
  readonly fetch: (call: SessionCall) => Promise<Answer>;
  /** Returns the cookies to set after the calls: new tokens or their removal, and a new visitor's id. */
  readonly cookies: () => readonly string[];
}

/** The session of a browser whose tokens are in cookies. */
export interface CookieSession extends CustomerSession {
  readonly isLoggedIn: boolean;
}

/** The calls that issue and revoke tokens (docs/specification/calls.md#call-13). */
const loginPaths = new Set(["/api/user/login", "/api/user/create"]);
const refreshPath = "/api/user/refresh";
const logoutPath = "/api/user/logout";

const withBody = (call: SessionCall, body: unknown) => ({ ...call, body: Buffer.from(JSON.stringify(body)) });

const envelope = (status: number, result: unknown): Answer => ({
  status,
  headers: new Headers({ "content-type": "application/json" }),
  body: Buffer.from(JSON.stringify({ code: status, result })),
});

const notLoggedIn = () => envelope(401, { message: "You need to be logged in to do this.", code: "LOGIN_REQUIRED" });

type Network = Pick<NetworkConfiguration, "tokenInHeader" | "autoRefreshTokens" | "maximumTaskAttempts" | "tokenWait">;

/**
 * Returns a function that creates the session of a browser. Sessions keep customers' tokens between the browser's cookies
 * and the provider, so that no script has access to them.
 */
export function createCustomerSessions(provider: Fetch, network: Network = configuration.network) {
  const place = network.tokenInHeader ? "header" : "query";
  const refreshTokens = createTokenRefresh(provider);

  return (cookies: string | null | undefined, identity: Omit<CallIdentity, "token">): CookieSession => {
    const receivedTokens = readTokens(cookies);
    let tokens = receivedTokens;
    let haveTokensChanged = false;
    const setTokens = (next: Tokens | null) => {
      tokens = next;
      haveTokensChanged = true;
    };

    const send = (call: SessionCall, token: string | null) =>
      callProvider(provider, {
        ...call,
        identity: { ...identity, token: token === null ? null : { value: token, place } },
      });

    /**
     * Exchanges a refresh token. While the provider cannot do it, as at a restart, this waits and asks again
     * (docs/specification/settings.md#setting-8).
     */
    async function exchange(refreshToken: string, origin: string): Promise<Tokens | null> {
      for (let attempt = 0; ; attempt++) {
        try {
          return await refreshTokens(refreshToken, origin, identity);
        } catch (error) {
          if (!(error instanceof RefreshFailed) || attempt >= network.maximumTaskAttempts) throw error;
          await wait(network.tokenWait);
        }
      }
    }

    /** Refreshes the tokens. Returns null if the provider refuses, which logs the customer out. */
    async function refresh(origin: string): Promise<Tokens | null> {
      const next = tokens?.refresh ? await exchange(tokens.refresh, origin) : null;
      setTokens(next);
      return next;
    }

    async function callAsCustomer(call: SessionCall): Promise<Answer> {
      let token = tokens?.access ?? null;
      let answer = await send(call, token);
      for (let attempt = 0; attempt < network.maximumTaskAttempts; attempt++) {
        if (answer.status !== 401 || token === null) return answer;
        // Another call of the same page may have refreshed them meanwhile.
        const isRefreshed = tokens !== null && tokens.access !== token;
        const next = isRefreshed || !network.autoRefreshTokens ? tokens : await refresh(call.request.url);
        if (next === null || next.access === token) {
          setTokens(null);
          return answer;
        }
        token = next.access;
        answer = await send(call, token);
      }
      return answer;
    }

    async function logIn(call: SessionCall): Promise<Answer> {
      const answer = await send(call, null);
      const extracted = extractTokens(answer);
      if (!extracted) return answer;
      setTokens(extracted.tokens);
      return extracted.answer;
    }

    async function logOut(call: SessionCall): Promise<Answer> {
      const { access = null, refresh: refreshToken = null } = tokens ?? {};
      setTokens(null);
      return send(withBody(call, refreshToken === null ? {} : { refreshToken }), access);
    }

    return {
      isLoggedIn: receivedTokens !== null,
      async fetch(call) {
        const { method, url } = call.request;
        const { pathname } = new URL(url);
        if (method !== "POST") return callAsCustomer(call);
        if (loginPaths.has(pathname)) return logIn(call);
        if (pathname === logoutPath) return logOut(call);
        if (pathname !== refreshPath) return callAsCustomer(call);
        return (await refresh(url)) ? envelope(200, true) : notLoggedIn();
      },
      cookies: () => (haveTokensChanged ? tokenCookies(tokens) : []),
    };
  };
}

export type CustomerSessions = ReturnType<typeof createCustomerSessions>;

/** The id of a request in the log, and the address that it came from. */
type RequestSource = Pick<CallIdentity, "requestId" | "client">;

/**
 * Returns whether a caller declares that no customer is logged in. Clients that keep tokens themselves send `token=` after
 * their own logout, which leaves our cookies in the browser. The shop's own pages never send a token.
 */
const isGuestRequest = ({ url }: Request): boolean => new URL(url).searchParams.getAll("token").includes("");

/**
 * Returns a function that creates the sessions of the shop's own pages, where cookies identify visitor and customer. A
 * visitor gets an id with the first request that changes something.
 */
export const createShopSessions =
  (sessions: CustomerSessions) =>
  (request: Request, { requestId, client }: RequestSource): CustomerSession => {
    const cookies = request.headers.get("cookie");
    const knownVisitor = visitorIn(cookies);
    const visitor = knownVisitor ?? newVisitorId();
    const session = sessions(isGuestRequest(request) ? null : cookies, { visitor, requestId, client });
    const isNewVisitor = knownVisitor === null && request.method !== "GET";
    return {
      fetch: session.fetch,
      cookies: () => [...session.cookies(), ...(isNewVisitor ? [visitorCookie(visitor)] : [])],
    };
  };

/** Returns a function that creates the sessions of clients that send their tokens themselves. No cookies are read or set. */
export const createBearerSessions =
  (provider: Fetch) =>
  (_request: Request, { requestId, client }: RequestSource): CustomerSession => ({
    fetch: (call) =>
      callProvider(provider, {
        ...call,
        // An empty address would stand for the shop itself, which has no limits.
        identity: { visitor: null, requestId, client: client || "unknown", token: "forwarded" },
      }),
    cookies: () => [],
  });

/** The cookie with the id of a browser, which needs no account (docs/decisions/product.md#decision-35). */
const cookieName = "__Host-dioptra-visitor";
const idForm = /^[\w-]{22}$/;
const lifetime = 400 * 24 * 60 * 60; // The longest that browsers keep a cookie, in seconds.

export const newVisitorId = (): string => randomBytes(16).toString("base64url");

/** Reads the visitor's id from cookies; null for a browser without one. */
export function visitorIn(cookies: string | null | undefined): string | null {
  const id = cookies ? parse(cookies, cookieName)[cookieName] : undefined;
  return id !== undefined && idForm.test(id) ? id : null;
}

/** Returns the cookie with the visitor's id, which scripts cannot read. */
export const visitorCookie = (id: string): string =>
  `${cookieName}=${id}; Path=/; Max-Age=${lifetime}; Secure; HttpOnly; SameSite=Lax`;

/** Returns whether a request may get a shared answer: nothing in it identifies the caller, except the visitor's id. */
export const isAnonymous = (cookies: string | null | undefined, authorization: string | null | undefined): boolean =>
  !authorization && (!cookies || !cookies.replace(cookieName, "").includes("__Host-"));
