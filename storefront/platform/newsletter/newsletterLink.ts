import * as z from "zod/mini";
import { languageOf } from "../kernel/language.ts";
import { keyFor, seal, unseal } from "../kernel/secrets/tokens.ts";
import type { PlatformSettings } from "../kernel/settings.ts";

/** What a link does: confirm or end a subscription. A link for one purpose is invalid for the other. */
export type NewsletterAction = "confirm" | "end";

const payload = z.object({ emailKey: z.string(), customerId: z.optional(z.int()), at: z.int() });

const confirmationLifetime = 7 * 24 * 60 * 60 * 1000; // Milliseconds. Links that unsubscribe do not expire.

const paths: Readonly<Record<NewsletterAction, string>> = {
  confirm: "/letters/newsletter",
  end: "/letters/newsletter-end",
};

/** What a link is for. */
export interface NewsletterTarget {
  readonly emailKey: string;
  /** The account that asked for it, whose address the link proves; null for none. */
  readonly customerId: number | null;
}

/** Returns the encrypted link that confirms or ends the subscription of one address. */
export function newsletterLink(
  { origin, secret }: Pick<PlatformSettings, "origin" | "secret">,
  action: NewsletterAction,
  { emailKey, customerId, locale }: NewsletterTarget & { readonly locale: string },
  now: Date,
): string {
  const content = { emailKey, at: now.getTime(), ...(customerId !== null && { customerId }) };
  const token = seal(keyFor(secret, "newsletter"), JSON.stringify(content), action);
  return `${origin}${paths[action]}?${new URLSearchParams({ token, lang: languageOf(locale) })}`;
}

/** Returns what a link is for, or null if the link is invalid or has expired. */
export function readNewsletterToken(
  { secret }: Pick<PlatformSettings, "secret">,
  action: NewsletterAction,
  token: string,
  now: Date,
): NewsletterTarget | null {
  const text = unseal(keyFor(secret, "newsletter"), token, action);
  if (text === null) return null;
  const { emailKey, customerId = null, at } = payload.parse(JSON.parse(text));
  return action === "confirm" && now.getTime() - at > confirmationLifetime ? null : { emailKey, customerId };
}
