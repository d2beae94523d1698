import { openPlatform, type OpenPlatform } from "#platform/runtime/openPlatform.ts";
import type { SettingsInput } from "#platform/kernel/settings.ts";
import { visitor } from "./shopping.ts";

/** Returns functions that make calls to a platform in a real data folder. */
export function callsTo(platform: OpenPlatform) {
  const ask = async (call: string, init: RequestInit) => {
    const response = await platform.fetch(new Request(`http://shop.test/api/${call}`, init));
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
  return {
    get: (call: string, headers = visitor) => ask(call, { headers }),
    post: (call: string, body: unknown) =>
      ask(call, {
        method: "POST",
        headers: { "content-type": "application/json", ...visitor },
        body: JSON.stringify(body),
      }),
  };
}

/** Returns the error that opening a folder throws. */
export async function failureOf(folder: string, settings: SettingsInput): Promise<unknown> {
  return openPlatform({ settings, folder }).then(
    async (platform) => {
      await platform.close();
      return "it started";
    },
    (error: unknown) => error,
  );
}
