import { checkPassword, personalParts } from "@dioptra/ui/rules";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { commonPasswords } from "./commonPasswords.ts";

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What is wrong with a new password, by the rule that the form obeyed too; empty when nothing is. */
export async function passwordProblems(
  field: string,
  typed: string,
  person: Partial<Person>,
): Promise<readonly FieldProblem[]> {
  const context = { common: await commonPasswords(), personal: personalParts(person) };
  const checked = checkPassword(typed, context);
  return checked.ok ? [] : [{ field, problem: checked.error }];
}
