import { sha3_224 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA3-224 of a text, in hexadecimal digits. */
export const sha3 = (text: string): string => bytesToHex(sha3_224(utf8ToBytes(text)));
