import * as z from "zod/mini";
import { sessions } from "#configuration/sessions.ts";
import { keyFor, seal, unseal } from "../kernel/secrets/seal.ts";
import type { PlatformSettings } from "../kernel/settings.ts";

const claim = z.object({ customer: z.int(), group: z.int(), at: z.int() });

/**
 * A sealed word of the platform that somebody belongs to a group, for calls that know no login
 * (docs/specification/accounts.md#account-3).
 */
export const groupToken = (
  { secret }: Pick<PlatformSettings, "secret">,
  who: { readonly customerId: number; readonly groupId: number },
  now: Date,
): string =>
  seal(
    keyFor(secret, "group-token"),
    JSON.stringify({ customer: who.customerId, group: who.groupId, at: now.getTime() }),
  );

/** The group that a token vouches for, as long as a login lasts; null for every other text. */
export function groupOf({ secret }: Pick<PlatformSettings, "secret">, token: string, now: Date): number | null {
  const text = unseal(keyFor(secret, "group-token"), token);
  if (text === null) return null;
  const { group, at } = claim.parse(JSON.parse(text));
  return now.getTime() - at < sessions.accessSeconds * 1000 ? group : null;
}
