import type * as z from "zod/mini";
import type { StoreConfiguration } from "../store.ts";
import { code, flag, settings, someOf, text, textLike, timeZone } from "./values.ts";

const locale = textLike(/^[a-z]{2}(-[A-Z]{2})?$/, 'a locale, such as "pl" or "es-ES"');

export const storeSchema = settings({
  defaultStoreCode: code,
  multistore: flag,
  supportedLanguages: someOf(text),
  translatedLocales: someOf(locale),
  fallbackLocale: locale,
  timeZone,
  bundleAllLanguages: flag,
}) satisfies z.ZodMiniType<StoreConfiguration>;
