import { randomBytes } from "node:crypto";
import { parse } from "hono/utils/cookie";

/** Who this browser is, without an account: decision 35. */
const cookieName = "__Host-dioptra-visitor";
const idForm = /^[\w-]{22}$/;
const lifetime = 400 * 24 * 60 * 60; // The longest that browsers keep a cookie, in seconds.

export const newVisitorId = (): string => randomBytes(16).toString("base64url");

/** The visitor's id, or null for a browser that has none yet. */
export function visitorOf(cookies: string | null | undefined): string | null {
  const id = cookies ? parse(cookies, cookieName)[cookieName] : undefined;
  return id !== undefined && idForm.test(id) ? id : null;
}

/** Makes the visitor known to the browser, and to no script in it. */
export const visitorCookie = (id: string): string =>
  `${cookieName}=${id}; Path=/; Max-Age=${lifetime}; Secure; HttpOnly; SameSite=Lax`;

/** Whether a request may be answered with what everybody gets: nothing in it says who asks, but the visitor's own id. */
export const isAnonymous = (cookies: string | null | undefined, authorization: string | null | undefined): boolean =>
  !authorization && (!cookies || !cookies.replace(cookieName, "").includes("__Host-"));
