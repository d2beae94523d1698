import { createHmac } from "node:crypto";
import type { PlatformSettings } from "../settings.ts";
import { keyFor, seal, unseal } from "./tokens.ts";

/**
 * Encrypts values of prescriptions, so that the database alone does not reveal them
 * (docs/specification/security.md#security-17).
 */
export interface FieldCipher {
  /** Encrypts a value for one place, such as `order:17:0`: in another place it cannot be read. */
  readonly seal: (text: string, place: string) => string;
  /** The value again. Throws when its key is gone, or when it was sealed for another place. */
  readonly open: (sealed: string, place: string) => string;
  /** Whether it was sealed with the key that seals now. */
  readonly isCurrent: (sealed: string) => boolean;
  /** A keyed digest: equal for equal texts, and useless for guessing the text without the platform's secret. */
  readonly fingerprint: (text: string) => string;
}

/** AES-256-GCM with the first of the shop's field keys, whose id stands in front; every one of them opens. */
export function createFieldCipher({ fieldKeys, secret }: Pick<PlatformSettings, "fieldKeys" | "secret">): FieldCipher {
  const keys = new Map(fieldKeys.map(({ id, key }) => [id, keyFor(key, "field")]));
  const [current] = fieldKeys;
  const fingerprintKey = keyFor(secret, "fingerprint");
  const idOf = (sealed: string) => sealed.slice(0, sealed.indexOf("."));
  return {
    seal(text, place) {
      const key = current && keys.get(current.id);
      if (!key) throw new Error("There is no key for fields.");
      return `${current.id}.${seal(key, text, place)}`;
    },
    open(sealed, place) {
      const key = keys.get(idOf(sealed));
      const text = key && unseal(key, sealed.slice(sealed.indexOf(".") + 1), place);
      if (typeof text !== "string") throw new Error("A sealed field cannot be opened.");
      return text;
    },
    isCurrent: (sealed) => idOf(sealed) === current?.id,
    fingerprint: (text) => createHmac("sha256", fingerprintKey).update(text).digest("base64url"),
  };
}
