import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** How a token is stored: reading the database reveals none. */
export const digest = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Compares two texts in a time that says nothing of where they differ. */
export const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());

/** A signature of the platform's own. Each purpose has a key of its own, so that none stands for another. */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", createHmac("sha256", secret).update(purpose).digest()).update(text).digest("base64url");

/** An unguessable token of 256 random bits, safe in headers and addresses. It carries no information. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The form of every such token: what has another one is not looked up. */
export const isTokenLike = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What a sealed text is for: each purpose has a key of its own, so that one kind of token never passes for another. */
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
  | "renewal"
  | "webhook";

/** The key of a purpose, derived from the platform's secret (HKDF, RFC 5869). */
export const keyFor = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync("sha256", Buffer.from(secret, "base64url"), "dioptra", purpose, 32));

const ivLength = 12;
const tagLength = 16;

/** Encrypts and signs a text (AES-256-GCM); the answer can stand in an address. `about` is signed, but not held. */
export function seal(key: Buffer, text: string, about = ""): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(about));
  return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** The text that was sealed, or null when it was not sealed with this key and about this. */
export function unseal(key: Buffer, sealed: string, about = ""): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < ivLength + tagLength) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivLength))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(-tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
