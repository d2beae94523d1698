/**
 * The cookie that exists as long as a customer is logged in. Unlike the tokens, scripts can read it: it says nothing else
 * and opens nothing.
 */
export const loginCookie = "__Host-dioptra-customer";

/** A missing attribute of a cookie that identifies a visitor or customer. */
export type CookieProblem = "no-host-prefix" | "not-secure" | "not-http-only" | "not-same-site";

/**
 * Returns what is wrong with the attributes of a `Set-Cookie` header (OWASP ASVS 5.0, 3.3.1 to 3.3.4;
 * docs/specification/security.md#security-5). The `__Host-` prefix is valid only with `Path=/` and without `Domain`;
 * browsers reject the cookie otherwise.
 */
export function cookieProblems(header: string): readonly CookieProblem[] {
  const [pair = "", ...rest] = header.split(";").map((part) => part.trim());
  const attributes = new Map(
    rest.map((part) => {
      const [name = "", value = ""] = part.toLowerCase().split("=");
      return [name, value] as const;
    }),
  );
  const hasHostPrefix = pair.startsWith("__Host-") && attributes.get("path") === "/" && !attributes.has("domain");
  const sameSite = attributes.get("samesite");
  return [
    ...(hasHostPrefix ? [] : (["no-host-prefix"] as const)),
    ...(attributes.has("secure") ? [] : (["not-secure"] as const)),
    ...(attributes.has("httponly") ? [] : (["not-http-only"] as const)),
    ...(sameSite === "lax" || sameSite === "strict" ? [] : (["not-same-site"] as const)),
  ];
}
