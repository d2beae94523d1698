import * as z from "zod/mini";
import { providerSettings, secretVariable, switchVariable, testUrl, textVariable } from "../providerSettings.ts";

const schema = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  /** The secret in the checksum of notifications. */
  confirmationCode: z.string(),
  isLive: z.boolean(),
  url: testUrl,
});
export type TpaySettings = z.output<typeof schema>;

export const tpaySettings = providerSettings({
  schema,
  variables: {
    TPAY_CLIENT_ID: textVariable,
    TPAY_CLIENT_SECRET: secretVariable,
    TPAY_CONFIRMATION_CODE: secretVariable,
    TPAY_LIVE: switchVariable,
  },
  enabledBy: "TPAY_CLIENT_ID",
  required: ["TPAY_CLIENT_SECRET", "TPAY_CONFIRMATION_CODE"],
  read: (value) => ({
    clientId: value("TPAY_CLIENT_ID"),
    clientSecret: value("TPAY_CLIENT_SECRET"),
    confirmationCode: value("TPAY_CONFIRMATION_CODE"),
    isLive: value("TPAY_LIVE") === "on",
    url: null,
  }),
});
