import * as z from "zod/mini";
import { languageOf } from "../kernel/language.ts";
import { keyFor, seal, unseal } from "../kernel/secrets/tokens.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import type { StoredAppointment } from "./appointments.ts";

const payload = z.object({ id: z.int() });

/** Returns the link in a mail that cancels a visit. */
export function cancelHref(
  { origin, secret }: Pick<PlatformSettings, "origin" | "secret">,
  { id, locale }: Pick<StoredAppointment, "id" | "locale">,
): string {
  const token = seal(keyFor(secret, "appointment"), JSON.stringify({ id }));
  return `${origin}/letters/appointment?${new URLSearchParams({ token, lang: languageOf(locale) })}`;
}

/** Returns the id of the visit that a link cancels; null for an invalid link. */
export function readCancelToken({ secret }: Pick<PlatformSettings, "secret">, token: string): number | null {
  const text = unseal(keyFor(secret, "appointment"), token);
  return text === null ? null : payload.parse(JSON.parse(text)).id;
}
