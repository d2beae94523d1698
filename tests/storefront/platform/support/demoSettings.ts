import { embeddedSettings, type SettingsInput } from "#platform/kernel/settings.ts";
import { demoShop } from "#server/operations/platformEnvironment.ts";

/** The settings of a shop without any real service that is filled with the demo catalogue. */
export const demoSettings: SettingsInput = { ...embeddedSettings, seedModule: demoShop };
