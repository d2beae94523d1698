import { expect, test } from "vitest";
import { orderRefusals } from "#app/features/checkout/orderRefusals.ts";
import { refusalCodes } from "#contract/wire/refusal.ts";
import de from "../../../../../storefront/locales/de.json" with { type: "json" };
import en from "../../../../../storefront/locales/en.json" with { type: "json" };
import pl from "../../../../../storefront/locales/pl.json" with { type: "json" };

const amountsOfAnOrder = refusalCodes.filter((code) => /^COUPON_|_CHANGED$/.test(code));

test.each(amountsOfAnOrder)("the refusal %s has a text in each language and a remedy", (code) => {
  const message = orderRefusals[code]?.message ?? "none";
  for (const texts of [pl, de, en]) expect(Object.keys(texts)).toContain(message);
});
