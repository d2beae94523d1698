import { later } from "@dioptra/ui";

/** The head of the checkout, loaded with it: no other page shows it. */
export const CheckoutHeadLater = later(async () => (await import("./CheckoutHead.tsx")).CheckoutHead);
if (import.meta.env.SSR) await CheckoutHeadLater.load();
