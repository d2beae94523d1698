import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** Returns the digest under which a token is stored, so that the database does not reveal the token. */
export const digest = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Compares two texts in constant time, so that the time does not reveal where they differ. */
export const isEqualInConstantTime = (a: string, b: string): boolean =>
  timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());

/** Signs a text. Each purpose has its own key, so that a signature is not valid for another purpose. */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", createHmac("sha256", secret).update(purpose).digest()).update(text).digest("base64url");

/** Returns a token of 256 random bits, safe in headers and URLs. It contains no information. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Whether a text has the format of `newToken`. Other texts need not be looked up. */
export const isTokenLike = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What a sealed text is for. Each purpose has its own key, so that a token is not valid for another purpose. */
export type Purpose =
  | "field"
  | "fingerprint"
  | "subscription-payment"
  | "group-token"
  | "order-status"
  | "order-confirmation"
  | "payment-link"
  | "operator"
  | "newsletter"
  | "lens-reminder"
  | "appointment"
  | "renewal"
  | "webhook";

/** Derives the key of a purpose from the platform's secret (HKDF, RFC 5869). */
export const keyFor = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync("sha256", Buffer.from(secret, "base64url"), "dioptra", purpose, 32));

const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts and authenticates a text (AES-256-GCM). The result is safe in URLs. `context` is authenticated but not
 * included: the same context is needed to decrypt.
 */
export function seal(key: Buffer, text: string, context = ""): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** Decrypts a text; null if it was not sealed with this key and context. */
export function unseal(key: Buffer, sealed: string, context = ""): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < ivLength + tagLength) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivLength))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
