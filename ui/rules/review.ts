import { refuseForm, accept, type CheckedForm } from "./checked.ts";
import { maximumLengths } from "./maximumLengths.ts";
import { tidy } from "./text.ts";

/** A review of a product by its buyer (docs/specification/products.md#product-32). */
export interface ReviewValue {
  /** The number of stars, 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly detail: string;
  /** Shown with the review instead of a name. */
  readonly nickname: string;
}

export type ReviewField = keyof ReviewValue;
export type TypedReview = Readonly<Record<ReviewField, string>>;
/** The problem of a field. `address`: it contains an e-mail address. */
export type ReviewProblem = "required" | "too-long" | "address";
export type ReviewErrors = Readonly<Partial<Record<ReviewField, ReviewProblem>>>;

const stars = /^[1-5]$/;
/** A nickname is public, so e-mail addresses are refused in it. */
const address = /\S@\S/;

const problemOf = (text: string, maximum: number): ReviewProblem | undefined =>
  text === "" ? "required" : text.length > maximum ? "too-long" : undefined;

/** Checks a review before it goes to moderation. Checks every field, so that all problems can be shown at once. */
export function checkReview(typed: TypedReview): CheckedForm<ReviewValue, ReviewErrors> {
  const title = tidy(typed.title);
  const detail = typed.detail.trim();
  const nickname = tidy(typed.nickname);
  const problems: Partial<Record<ReviewField, ReviewProblem | undefined>> = {
    rating: stars.test(typed.rating) ? undefined : "required",
    title: problemOf(title, maximumLengths.reviewTitle),
    detail: problemOf(detail, maximumLengths.reviewDetail),
    nickname: address.test(nickname) ? "address" : problemOf(nickname, maximumLengths.nickname),
  };
  const errors = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
  if (Object.keys(errors).length > 0) return refuseForm(errors);
  return accept({ rating: Number(typed.rating), title, detail, nickname });
}
