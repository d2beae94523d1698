import { checkEmail, checkName, type CheckedForm, type EmailProblem } from "@dioptra/ui/rules";
import { type CalendarDay, isCalendarDay } from "./calendar.ts";
import { requiredOrInvalid } from "./fieldProblem.ts";

/** Where a running contract is ended, without the prefix of a store view (docs/specification/law.md#law-7). */
export const terminationPath = "/termination";

export const terminationKinds = ["ordinary", "extraordinary"] as const;

/** Whether a contract is ended as it allows, or because of a reason that makes going on unreasonable (§ 314 BGB). */
export type TerminationKind = (typeof terminationKinds)[number];

/** A statement that ends a contract, with no more than § 312k BGB lets a shop ask for. */
export interface Termination {
  readonly kind: TerminationKind;
  /** Empty for an ordinary one. */
  readonly reason: string;
  readonly name: string;
  readonly email: string;
  /** What names the contract, such as the number of a subscription or of one of its orders. */
  readonly contract: string;
  /** The day on which it ends; empty for as early as possible. */
  readonly endsOn: CalendarDay | "";
}

/** A statement as it is typed. */
export type TypedTermination = Readonly<Record<keyof Termination, string>>;

/** The longest texts. */
export const terminationLengths = { contract: 200, reason: 2000 } as const;

export interface TerminationErrors {
  readonly kind?: "required" | undefined;
  readonly reason?: "required" | "too-long" | undefined;
  readonly name?: "required" | "invalid" | undefined;
  readonly email?: EmailProblem | undefined;
  readonly contract?: "required" | "too-long" | undefined;
  readonly endsOn?: "invalid" | "past" | undefined;
}

function reasonProblem(kind: TerminationKind | undefined, reason: string): TerminationErrors["reason"] {
  if (kind !== "extraordinary") return undefined;
  if (reason === "") return "required";
  return reason.length > terminationLengths.reason ? "too-long" : undefined;
}

function contractProblem(contract: string): TerminationErrors["contract"] {
  if (contract === "") return "required";
  return contract.length > terminationLengths.contract ? "too-long" : undefined;
}

function endProblem(endsOn: string, today: CalendarDay): TerminationErrors["endsOn"] {
  if (endsOn === "") return undefined;
  if (!isCalendarDay(endsOn)) return "invalid";
  // ISO dates sort as text.
  return endsOn < today ? "past" : undefined;
}

/** Checks a statement that ends a contract. */
export function checkTermination(
  typed: TypedTermination,
  today: CalendarDay,
): CheckedForm<Termination, TerminationErrors> {
  const kind = terminationKinds.find((each) => each === typed.kind);
  const [reason, contract] = [typed.reason.trim(), typed.contract.trim()];
  const [name, email] = [checkName(typed.name), checkEmail(typed.email)];
  const problems = {
    reason: reasonProblem(kind, reason),
    contract: contractProblem(contract),
    endsOn: endProblem(typed.endsOn, today),
  };
  if (kind && name.ok && email.ok && Object.values(problems).every((problem) => problem === undefined)) {
    return {
      ok: true,
      value: {
        kind,
        reason: kind === "extraordinary" ? reason : "",
        name: name.value,
        email: email.value,
        contract,
        endsOn: typed.endsOn,
      },
    };
  }
  return {
    ok: false,
    errors: {
      ...(!kind && { kind: "required" as const }),
      ...(!name.ok && { name: requiredOrInvalid(name.error) }),
      ...(!email.ok && { email: email.error }),
      ...Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)),
    },
  };
}

/** The most numbers that are read in what names a contract, so that one statement does not try many. */
const mostNumbers = 3;

/** Returns the first numbers in what names a contract, without leading zeros. */
export const contractNumbers = (contract: string): readonly number[] =>
  [...contract.replaceAll(/(\d)[\s.](?=\d)/g, "$1").matchAll(/\d{1,9}/g)]
    .slice(0, mostNumbers)
    .map(([digits]) => Number(digits));
