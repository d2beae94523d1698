import { createHmac } from "node:crypto";

/** A signature of the platform's own. Each purpose has a key of its own, so that none stands for another. */
export const sign = (secret: string, purpose: string, text: string): string =>
  createHmac("sha256", createHmac("sha256", secret).update(purpose).digest()).update(text).digest("base64url");
