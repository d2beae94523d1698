import { useRouteContext } from "@tanstack/react-router";
import type { Refusal } from "#client/failures.ts";
import type { ReviewRefusal, ReviewText } from "#domain/product/review.ts";
import type { FormProblem } from "../sendForm.ts";
import { sessionActionsOf } from "./sessionActions.ts";

/** Why a review was refused. */
export type ReviewProblem = FormProblem | { readonly refused: ReviewRefusal };

const refusals: Readonly<Record<string, ReviewRefusal>> = {
  REVIEW_NOT_ALLOWED: "not-bought",
  REVIEW_EXISTS: "already-reviewed",
};

function reviewProblem({ code }: Refusal): ReviewProblem | null {
  const refused = code === null ? undefined : refusals[code];
  return refused ? { refused } : null;
}

/** Returns what sends the customer's review of a product. It returns why that was refused; null when it was not. */
export function useSendReview(productId: number): (review: ReviewText) => Promise<ReviewProblem | null> {
  const { client, shop } = useRouteContext({ from: "__root__" });
  return (review) =>
    sessionActionsOf(shop.session).send(() => client.account.writeReview(productId, review), reviewProblem);
}

/** Returns what changes the customer's own review, which the staff then reads again. */
export function useChangeReview(reviewId: number): (review: ReviewText) => Promise<FormProblem | null> {
  const { client, shop } = useRouteContext({ from: "__root__" });
  return (review) => sessionActionsOf(shop.session).send(() => client.account.changeReview(reviewId, review));
}

/** Returns what deletes the customer's own review. */
export function useWithdrawReview(reviewId: number): () => Promise<FormProblem | null> {
  const { client, shop } = useRouteContext({ from: "__root__" });
  return () => sessionActionsOf(shop.session).send(() => client.account.withdrawReview(reviewId));
}
