import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { formatDecimal, fromDecimal } from "../decimal.ts";

/** The fields of a notification that its checksum covers: merchant, transaction, amount in złoty and our reference. */
export interface TpaySum {
  readonly merchantId: string;
  readonly title: string;
  readonly amount: string;
  readonly reference: string;
}

/**
 * Returns the `md5sum` of a notification. Tpay requires it to be compared besides the signature, which is the actual
 * proof (docs/specification/trade.md#trade-15).
 */
export function tpayChecksum({ merchantId, title, amount, reference }: TpaySum, confirmationCode: string): string {
  const normalAmount = formatDecimal(fromDecimal(amount, "PLN"));
  return bytesToHex(md5(utf8ToBytes(merchantId + title + normalAmount + reference + confirmationCode)));
}

const hosts = { live: "secure.tpay.com", sandbox: "secure.sandbox.tpay.com" } as const;

/** A file directly in the folder, without characters that other software might decode to another path. */
const certificatePath = /^\/x509\/[\w.-]+$/;

/**
 * Returns whether the certificate of a signed notification is on Tpay's host, in its folder of certificates. The parsed
 * host is compared, not the beginning of the URL (docs/specification/trade.md#trade-15).
 */
export function isTpayCertificate(address: string, mode: keyof typeof hosts): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password, pathname } = new URL(address);
  const isAnonymous = username === "" && password === "";
  return protocol === "https:" && host === hosts[mode] && isAnonymous && certificatePath.test(pathname);
}
