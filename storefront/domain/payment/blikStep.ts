import type { PaymentState } from "./paymentStatus.ts";

/** What a page does next while a shopper confirms a BLIK payment in the bank's app. */
export type BlikStep =
  | { readonly step: "ask-again"; readonly afterSeconds: number }
  /** Nothing is known yet, which is no failure: the provider's message decides (decision 13). */
  | { readonly step: "leave-pending" }
  | { readonly step: "show-success" }
  | { readonly step: "show-failure" };

/** In seconds: a code lives for 120, and whoever typed it at the last moment still needs some to confirm. */
const askedFor = 150;
/** At first answers come quickly, in seconds. */
const eager = { until: 30, pause: 2 };
const patientPause = 4;

/** By the seconds since the code was sent and what the provider last said (vectors, pay.blik.poll). */
export function blikStep(seconds: number, state: PaymentState): BlikStep {
  if (state === "success") return { step: "show-success" };
  if (state === "failed") return { step: "show-failure" };
  if (seconds > askedFor) return { step: "leave-pending" };
  return { step: "ask-again", afterSeconds: seconds < eager.until ? eager.pause : patientPause };
}
