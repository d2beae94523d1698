import { checkPassword, type PasswordContext } from "./checkPassword.ts";

export const passwordStrengths = ["weak", "fair", "good", "strong"] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** In code points; a password that is the only proof should have fifteen (NIST 800-63B-4). */
const good = 12;
const strong = 15;

/** How hard a password is to guess: what `checkPassword` refuses is weak, the rest is told apart by its length alone. */
export function passwordStrength(typed: string, context: PasswordContext): PasswordStrength {
  if (!checkPassword(typed, context).ok) return "weak";
  const { length } = [...typed];
  if (length >= strong) return "strong";
  return length >= good ? "good" : "fair";
}
