import type { TypedPersonalDetails } from "./checkPersonalDetails.ts";

/** What others know of a person, as `checkPassword` asks: both names, the mailbox, and the words that it is made of. */
export function personalParts({ firstName, lastName, email }: Partial<TypedPersonalDetails>): readonly string[] {
  const mailbox = email?.split("@")[0] ?? "";
  const parts = [firstName, lastName, mailbox, ...mailbox.split(/[^\p{L}\p{M}\p{N}]+/u)];
  return [...new Set(parts.map((part) => part?.trim() ?? ""))].filter((part) => part !== "");
}
