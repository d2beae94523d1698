import * as z from "zod/mini";
import type { StoreView } from "#domain/store.ts";
import { code, country, currency, flag, settings, someOf, textLike } from "./values.ts";

const locale = textLike(/^[a-z]{2}(-[A-Z]{2})?$/, 'a locale, such as "pl" or "es-ES"');

const storeView = settings({
  id: z.int("an id, a whole number"),
  code,
  enabled: flag,
  locale,
  intlLocale: textLike(/^[a-z]{2}-[A-Z]{2}$/, 'a language and a country, such as "pl-PL"'),
  currency,
  country,
  prefix: textLike(/^(\/[\w-]+)?$/, 'nothing, or a path of one part, such as "/de"'),
});

const allDiffer = (values: readonly (string | number)[]) => new Set(values).size === values.length;

export const storeViewsSchema = someOf(storeView).check(
  z.refine((views) => allDiffer(views.map((view) => view.code)), "store views with different codes"),
  z.refine((views) => allDiffer(views.map((view) => view.id)), "store views with different ids"),
  z.refine((views) => allDiffer(views.map((view) => view.prefix)), "store views with different prefixes"),
) satisfies z.ZodMiniType<readonly StoreView[]>;
