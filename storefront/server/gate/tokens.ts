import { parse } from "hono/utils/cookie";
import { configuration } from "#configuration/index.ts";
import type { Answer } from "./provider.ts";

/** The tokens of a customer who is logged in. */
export interface Tokens {
  readonly access: string;
  /** Null with a platform that gives out none. */
  readonly refresh: string | null;
}

const names = { access: "__Host-dioptra-token", refresh: "__Host-dioptra-refresh" } as const;

/** What a header can carry; of anything else, which only a hand has written there, no platform has made a token. */
const tokenForm = /^[\x21-\x7e]{1,4096}$/;

/** The tokens of a browser whose customer is logged in; no script in it can read them. */
export function tokensIn(cookies: string | null | undefined): Tokens | null {
  const all = cookies ? parse(cookies) : {};
  const token = (name: string) => tokenForm.exec(all[name] ?? "")?.[0] ?? null;
  const access = token(names.access);
  return access === null ? null : { access, refresh: token(names.refresh) };
}

const cookie = (name: string, value: string, seconds: number) =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`;

/** Has the browser keep them for as long as they can be of use; without tokens, forget what it kept. */
export function tokenCookies(tokens: Tokens | null): readonly string[] {
  const { refreshSeconds } = configuration.sessions;
  const kept = (name: string, value: string | null | undefined) =>
    cookie(name, value ?? "", value ? refreshSeconds : 0);
  return [kept(names.access, tokens?.access), kept(names.refresh, tokens?.refresh)];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

/**
 * Takes the tokens out of what a login, a registration or a refresh answers: the access token is the result itself (then
 * `true` is left), or `meta.token`; the refresh token is `meta.refreshToken`. Null for an answer that holds none.
 */
export function takeTokens(answer: Answer): { readonly tokens: Tokens; readonly answer: Answer } | null {
  const json = answer.status === 200 ? jsonOf(answer.body) : null;
  if (!isObject(json) || json["code"] !== 200) return null;
  const { meta, result } = json;
  const told = isObject(meta) ? meta : {};
  const access = text(told["token"]) ?? text(result);
  if (access === null) return null;
  const left = { code: 200, result: text(result) === null ? result : true };
  return {
    tokens: { access, refresh: text(told["refreshToken"]) },
    answer: { ...answer, body: Buffer.from(JSON.stringify(left)) },
  };
}
