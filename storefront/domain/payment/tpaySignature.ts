import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { formatDecimal, fromDecimal } from "../decimal.ts";

/** What the checksum of a notification is made of: the merchant, the transaction, its amount in złoty and our reference. */
export interface TpaySum {
  readonly merchantId: string;
  readonly title: string;
  readonly amount: string;
  readonly reference: string;
}

/**
 * The `md5sum` of a notification. It proves little, the signature of the whole does, but Tpay asks to compare it too
 * (docs/specification/trade.md#trade-15).
 */
export function tpayChecksum({ merchantId, title, amount, reference }: TpaySum, confirmationCode: string): string {
  const normal = formatDecimal(fromDecimal(amount, "PLN"));
  return bytesToHex(md5(utf8ToBytes(merchantId + title + normal + reference + confirmationCode)));
}

const hosts = { live: "secure.tpay.com", sandbox: "secure.sandbox.tpay.com" } as const;

/** A file right in the folder: nothing that another program might decode to a way out of it. */
const folder = /^\/x509\/[\w.-]+$/;

/**
 * Whether the certificate of a signed notification lies where only Tpay can put it: by host, not by how the address
 * begins, and in its folder of certificates (docs/specification/trade.md#trade-15).
 */
export function isTpayCertificate(address: string, mode: keyof typeof hosts): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password, pathname } = new URL(address);
  const isAnonymous = username === "" && password === "";
  return protocol === "https:" && host === hosts[mode] && isAnonymous && folder.test(pathname);
}
