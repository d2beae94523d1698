import { hash, verify } from "@node-rs/argon2";

/** OWASP's figures for argon2id (docs/specification/security.md#security-2): 19 MiB, two passes, one lane. */
const costs = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A password as it is kept. It is worked out beside the platform's thread. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize("NFC"), costs);

let nobodys: Promise<string> | null = null;

/**
 * Whether a password is the one that was kept. Without an account the same work is done for nothing, so that the time
 * tells nobody who has one.
 */
export async function isPassword(typed: string, kept: string | null): Promise<boolean> {
  const compared = kept ?? (await (nobodys ??= hashPassword("nobody's")));
  const isRight = await verify(compared, typed.normalize("NFC"));
  return isRight && kept !== null;
}
