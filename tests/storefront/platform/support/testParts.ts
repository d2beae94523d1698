import { limits } from "#configuration/limits.ts";
import { orders } from "#configuration/orders.ts";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { embeddedSettings, type PlatformSettings } from "#platform/kernel/settings.ts";

const key = (letter: string) => letter.repeat(43);

/** The set-up of a shop without real services, with keys that are no secret. */
export const testSettings: PlatformSettings = {
  ...embeddedSettings,
  origin: "http://shop.test",
  secret: key("s"),
  fieldKeys: [{ id: "first", key: key("f") }],
  operatorKey: key("o"),
};

const many = { tries: 1_000_000, seconds: 3600 };

/**
 * Settings and limits of a platform in tests. One visitor places many orders there, so that neither their number nor the
 * stock that they take is suspicious; tests about that give `limits` and `confirmation` of their own.
 */
export const testParts = () => ({
  settings: testSettings,
  limits: createLimits(undefined, {
    ...limits,
    ordersPerVisitor: many,
    ordersPerClient: many,
    ordersPerAddress: many,
    ordersPerMailbox: many,
  }),
  confirmation: { ...orders.confirmation, openOrders: 1_000_000, openOrdersOfCaller: 1_000_000, stockShare: 1 },
});
