import { createHash } from "node:crypto";
import { parse } from "hono/utils/cookie";
import { configuration } from "#configuration/index.ts";
import { loginCookie } from "#domain/cookie.ts";
import { type Answer, type CallIdentity, callProvider, type Fetch } from "./provider.ts";

/** The tokens of a logged-in customer. */
export interface Tokens {
  readonly access: string;
  /** Null if the platform issues no refresh tokens. */
  readonly refresh: string | null;
}

const cookieNames = { access: "__Host-dioptra-token", refresh: "__Host-dioptra-refresh" } as const;

/** Visible ASCII characters, which a header can carry. Other values were not issued by any platform. */
const tokenForm = /^[\x21-\x7e]{1,4096}$/;

/** Reads the tokens from a browser's cookies, which no script can read; null without an access token. */
export function readTokens(cookies: string | null | undefined): Tokens | null {
  const all = cookies ? parse(cookies) : {};
  const token = (name: string) => tokenForm.exec(all[name] ?? "")?.[0] ?? null;
  const access = token(cookieNames.access);
  return access === null ? null : { access, refresh: token(cookieNames.refresh) };
}

const cookie = (name: string, value: string | null, seconds: number) =>
  `${name}=${encodeURIComponent(value ?? "")}; Path=/; Max-Age=${value ? seconds : 0}; Secure; SameSite=Lax`;

/**
 * Returns the cookies that store tokens for the lifetime of a login, or remove them. The last one tells the pages' scripts
 * that somebody is logged in, and nothing else.
 */
export function tokenCookies(tokens: Tokens | null): readonly string[] {
  const { refreshSeconds } = configuration.sessions;
  const { access = null, refresh = null } = tokens ?? {};
  return [
    `${cookie(cookieNames.access, access, refreshSeconds)}; HttpOnly`,
    `${cookie(cookieNames.refresh, refresh, refreshSeconds)}; HttpOnly`,
    cookie(loginCookie, tokens && "1", refreshSeconds),
  ];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

/**
 * Removes the tokens from the answer to a login, a registration or a refresh. The access token is `meta.token` or the result
 * itself, which becomes `true`; the refresh token is `meta.refreshToken`. Null for an answer without tokens.
 */
export function extractTokens(answer: Answer): { readonly tokens: Tokens; readonly answer: Answer } | null {
  const json = answer.status === 200 ? parseJson(answer.body) : null;
  if (!isObject(json) || json["code"] !== 200) return null;
  const { result } = json;
  const meta = isObject(json["meta"]) ? json["meta"] : {};
  const access = text(meta["token"]) ?? text(result);
  if (access === null) return null;
  const remaining = { code: 200, result: text(result) === null ? result : true };
  return {
    tokens: { access, refresh: text(meta["refreshToken"]) },
    answer: { ...answer, body: Buffer.from(JSON.stringify(remaining)) },
  };
}

const refreshPath = "/api/user/refresh";

/** Thrown when the provider could not refresh tokens. The old ones may still be valid. */
export class RefreshFailed extends Error {
  override readonly name = "RefreshFailed";
}

/**
 * Returns a function that exchanges a refresh token for new tokens. Each refresh token is exchanged once: concurrent
 * requests, and those with the cookie of a moment ago, get the same new pair. Null means that the provider refused, which
 * logs the customer out.
 */
export function createTokenRefresh(provider: Fetch) {
  const exchanges = new Map<string, Promise<Tokens | null>>();

  async function exchange(
    refreshToken: string,
    origin: string,
    identity: Omit<CallIdentity, "token">,
  ): Promise<Tokens | null> {
    const body = Buffer.from(JSON.stringify({ refreshToken }));
    const headers = { "content-type": "application/json", accept: "application/json" };
    const request = new Request(new URL(refreshPath, origin), { method: "POST", headers });
    const signal = AbortSignal.timeout(configuration.network.gateTimeout);
    const answer = await callProvider(provider, { request, body, identity: { ...identity, token: null }, signal });
    const extracted = extractTokens(answer);
    if (extracted) return extracted.tokens;
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return null;
    throw new RefreshFailed(`The provider answered a token refresh with status ${answer.status}.`);
  }

  return (refreshToken: string, origin: string, identity: Omit<CallIdentity, "token">): Promise<Tokens | null> => {
    const key = createHash("sha256").update(refreshToken).digest("base64");
    const existing = exchanges.get(key);
    if (existing) return existing;
    const exchanging = exchange(refreshToken, origin, identity);
    exchanges.set(key, exchanging);
    const forget = () => void exchanges.delete(key);
    exchanging.then(() => setTimeout(forget, configuration.sessions.reuseGraceSeconds * 1000).unref(), forget);
    return exchanging;
  };
}
