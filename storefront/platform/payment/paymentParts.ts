import type { PlatformParts } from "../kernel/platformParts.ts";
import { createGateways, type Gateways } from "./gateways.ts";
import { createPaymentLinks, type PaymentLinks } from "./links.ts";

/** What payments stand on. */
export interface PaymentParts extends PlatformParts {
  readonly gateways: Gateways;
  readonly links: PaymentLinks;
}

/** Adds to a platform's parts what its payments stand on. */
export const paymentParts = <Parts extends PlatformParts>(parts: Parts): Parts & PaymentParts => ({
  ...parts,
  gateways: createGateways(parts),
  links: createPaymentLinks(parts.settings.secret),
});
