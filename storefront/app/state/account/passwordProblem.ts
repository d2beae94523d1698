import type { Refusal } from "#client/failures.ts";

const passwordProblems = ["too-short", "too-long", "repeated", "common", "personal", "same-as-before"] as const;

/** What the platform finds wrong with a new password. Only a changed one can be the same as before. */
export type PasswordProblem = (typeof passwordProblems)[number];

/** Returns what is wrong with the password in a field of a form; null if the refusal has another reason. */
export function passwordProblemOf({ fields }: Refusal, name: string): PasswordProblem | null {
  const problem = fields.find(({ field }) => field === name)?.problem;
  return passwordProblems.find((each) => each === problem) ?? null;
}
