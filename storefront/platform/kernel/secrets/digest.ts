import { createHash, timingSafeEqual } from "node:crypto";

/** How a token is kept at rest: whoever reads the database learns none. */
export const digest = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Compares two texts in a time that says nothing of where they differ. */
export const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());
