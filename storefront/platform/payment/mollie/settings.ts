import * as z from "zod/mini";
import { providerSettings, secretVariable, testUrl } from "../providerSettings.ts";

const schema = z.object({ apiKey: z.string(), url: testUrl });
export type MollieSettings = z.output<typeof schema>;

export const mollieSettings = providerSettings({
  schema,
  variables: { MOLLIE_API_KEY: secretVariable },
  enabledBy: "MOLLIE_API_KEY",
  required: [],
  read: (value) => ({ apiKey: value("MOLLIE_API_KEY"), url: null }),
});
