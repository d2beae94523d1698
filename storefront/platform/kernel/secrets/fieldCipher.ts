import { createHmac } from "node:crypto";
import type { PlatformSettings } from "../settings.ts";
import { keyFor, seal, unseal } from "./tokens.ts";

/**
 * Encrypts values of prescriptions, so that the database alone does not reveal them
 * (docs/specification/security.md#security-17).
 */
export interface FieldCipher {
  /** Encrypts a value for one place, such as `order:17:0`. It cannot be decrypted for another place. */
  readonly seal: (text: string, place: string) => string;
  /** Decrypts a value. Throws if its key has been removed, or if it was sealed for another place. */
  readonly open: (sealed: string, place: string) => string;
  /** Whether a value was sealed with the current key. */
  readonly isCurrent: (sealed: string) => boolean;
  /**
   * Returns a keyed digest: equal for equal texts. Without the platform's secret, the text cannot be guessed from it.
   */
  readonly fingerprint: (text: string) => string;
}

/**
 * Creates the cipher (AES-256-GCM). It encrypts with the first of the shop's field keys and prefixes the key's id. It
 * decrypts with all of them.
 */
export function createFieldCipher({ fieldKeys, secret }: Pick<PlatformSettings, "fieldKeys" | "secret">): FieldCipher {
  const keys = new Map(fieldKeys.map(({ id, key }) => [id, keyFor(key, "field")]));
  const [current] = fieldKeys;
  const fingerprintKey = keyFor(secret, "fingerprint");
  const idOf = (sealed: string) => sealed.slice(0, sealed.indexOf("."));
  return {
    seal(text, place) {
      const key = current && keys.get(current.id);
      if (!key) throw new Error("No field key is configured. Set at least one.");
      return `${current.id}.${seal(key, text, place)}`;
    },
    open(sealed, place) {
      const key = keys.get(idOf(sealed));
      const text = key && unseal(key, sealed.slice(sealed.indexOf(".") + 1), place);
      if (typeof text !== "string")
        throw new Error("Cannot decrypt a field: its key was removed, or it was sealed for another place.");
      return text;
    },
    isCurrent: (sealed) => idOf(sealed) === current?.id,
    fingerprint: (text) => createHmac("sha256", fingerprintKey).update(text).digest("base64url"),
  };
}
