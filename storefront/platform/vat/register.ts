import type { VatAnswer } from "./viesAnswer.ts";

/** A number as the register has it: its country's code by VIES (Greece is `EL`), and the rest of it. */
export interface VatNumber {
  readonly country: string;
  readonly number: string;
}

/** Who knows VAT numbers. It always answers, if only that nobody can be asked now. */
export type VatRegister = (asked: VatNumber) => Promise<VatAnswer>;

const known = {
  outcome: "valid",
  name: "Dioptra Sandbox",
  address: "ul. Prosta 1, 00-001 Warszawa",
  requestId: "sandbox",
} as const;
const broken = (code: string): VatAnswer => ({ outcome: "unavailable", code });

/**
 * Numbers of the sandbox: those of the test service of VIES (docs/specification/trade.md#trade-10), and some that a
 * form lets through, since its checksum comes first.
 */
const numbers: Readonly<Record<string, VatAnswer>> = {
  "200": { outcome: "invalid" },
  "201": broken("INVALID_INPUT"),
  "202": broken("INVALID_REQUESTER_INFO"),
  "300": broken("SERVICE_UNAVAILABLE"),
  "301": broken("MS_UNAVAILABLE"),
  "302": broken("TIMEOUT"),
  "400": broken("VAT_BLOCKED"),
  "401": broken("IP_BLOCKED"),
  "500": broken("GLOBAL_MAX_CONCURRENT_REQ"),
  "501": broken("GLOBAL_MAX_CONCURRENT_REQ_TIME"),
  "600": broken("MS_MAX_CONCURRENT_REQ"),
  "601": broken("MS_MAX_CONCURRENT_REQ_TIME"),
  // Polish, German and Italian ones that are not registered,
  "8567346215": { outcome: "invalid" },
  "129273398": { outcome: "invalid" },
  "00743110157": { outcome: "invalid" },
  // and a Polish one that nobody can be asked about.
  "7777777777": broken("MS_UNAVAILABLE"),
};

/** Knows every number, but for those above. */
export const sandboxRegister: VatRegister = async ({ number }) => numbers[number] ?? known;
