import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { editionDigits } from "./editionForm.ts";

/** What stands in the addresses of a master's pictures: another content is another edition. */
export const editionOf = (content: Uint8Array): string => bytesToHex(sha256(content)).slice(0, editionDigits);
