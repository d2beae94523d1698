import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { formatDecimal, fromDecimal } from "../money/decimal.ts";

/** What the checksum of a notification is made of: the merchant, the transaction, its amount in złoty and our reference. */
export interface TpaySum {
  readonly merchantId: string;
  readonly title: string;
  readonly amount: string;
  readonly reference: string;
}

/**
 * The `md5sum` of a notification. It proves little, the signature of the whole does, but Tpay asks to compare it too
 * (vectors, pay.tpay.md5).
 */
export function tpayChecksum({ merchantId, title, amount, reference }: TpaySum, confirmationCode: string): string {
  const normal = formatDecimal(fromDecimal(amount, "PLN"));
  return bytesToHex(md5(utf8ToBytes(merchantId + title + normal + reference + confirmationCode)));
}
