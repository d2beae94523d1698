import { keysIn } from "../kernel/keys.ts";
import type { GivenSettings, PlatformSettings } from "../kernel/settings.ts";

/** The settings with the keys that the data folder keeps, where the shop gave none. */
export function withKeys(given: GivenSettings, folder: string): PlatformSettings {
  const { secret, fieldKeys, operatorKey } = given;
  if (secret !== null && fieldKeys.length > 0) return { ...given, secret };
  const kept = keysIn(folder);
  return {
    ...given,
    secret: secret ?? kept.secret,
    fieldKeys: fieldKeys.length > 0 ? fieldKeys : kept.fieldKeys,
    operatorKey: operatorKey ?? kept.operatorKey,
  };
}
