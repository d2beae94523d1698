import { inAllLanguages } from "../../kernel/language.ts";
import type { ProviderSandbox } from "../provider.ts";

export const paypalSandbox: ProviderSandbox = {
  transactionPrefix: "pp_sandbox_",
  methods: [{ method: "paypal", titles: inAllLanguages("PayPal"), allowed: "all" }],
};
