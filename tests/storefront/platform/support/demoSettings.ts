import { embeddedSettings, type GivenSettings } from "#platform/kernel/settings.ts";
import { demoShop } from "#server/operations/demoShop.ts";

/** The settings of a shop without any real service that is filled with the demo catalogue. */
export const demoSettings: GivenSettings = { ...embeddedSettings, seedModule: demoShop };
