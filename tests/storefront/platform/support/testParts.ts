import { createLimits } from "#platform/limits/limits.ts";
import { embeddedSettings, type PlatformSettings } from "#platform/settings.ts";

const key = (letter: string) => letter.repeat(43);

/** The set-up of a shop without real services, with keys that are no secret. */
export const testSettings: PlatformSettings = {
  ...embeddedSettings,
  origin: "http://shop.test",
  secret: key("s"),
  fieldKeys: [{ id: "first", key: key("f") }],
  operatorKey: key("o"),
};

/** Settings and limits of a platform in tests. */
export const testParts = () => ({ settings: testSettings, limits: createLimits() });
