import { limits } from "#configuration/limits.ts";
import { orders } from "#configuration/orders.ts";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { embeddedSettings, type PlatformSettings } from "#platform/kernel/settings.ts";

const key = (letter: string) => letter.repeat(43);

/** The settings of a shop without real services, with fixed keys. */
export const testSettings: PlatformSettings = {
  ...embeddedSettings,
  origin: "http://shop.test",
  secret: key("s"),
  fieldKeys: [{ id: "first", key: key("f") }],
  operatorKey: key("o"),
};

const many = { tries: 1_000_000, seconds: 3600 };

/**
 * Returns the settings and limits of a platform in tests. One visitor places many orders there, so neither their number
 * nor their stock is treated as suspicious. Tests of these rules pass their own `limits` and `confirmation`.
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
  confirmation: {
    ...orders.confirmation,
    openOrders: 1_000_000,
    openOrdersOfCaller: 1_000_000,
    stockShare: 1,
    unprovenShare: 1,
  },
});
