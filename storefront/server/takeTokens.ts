import type { Answer } from "./provider.ts";
import type { Tokens } from "./tokenCookies.ts";

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
