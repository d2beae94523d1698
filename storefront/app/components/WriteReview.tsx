import { ReviewForm, type ReviewPermission } from "@dioptra/ui";
import type { ReviewValue } from "@dioptra/ui/rules";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useRef } from "react";
import { timeZone } from "#configuration/store.ts";
import { partsOfPanel } from "../i18n/messageParts.ts";
import { ownReviewsQuery, reviewRefusalQuery } from "../queries/customer.ts";
import { useSendReview } from "../state/account/reviews.ts";
import { useCustomerQuery } from "../state/account/useCustomerQuery.ts";
import { useSession } from "../state/useShop.ts";
import { accountWayHref } from "./accountWays.ts";
import { useFormSubmission } from "./useFormSubmission.ts";
import { WithMessages } from "./WithMessages.tsx";

export interface WriteReviewProps {
  readonly productId: number;
  /** Called when the review was accepted. */
  readonly onSent?: () => void;
}

/** The form for a review, or why this shopper cannot write one. A guest can log in over the page. */
export function WriteReview(props: WriteReviewProps) {
  return (
    <WithMessages parts={partsOfPanel.review}>
      <Content {...props} />
    </WithMessages>
  );
}

function Content({ productId, onSent }: WriteReviewProps) {
  const { client, store, shop } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const login = useSession((state) => state.login);
  const customerId = useSession(({ customer }) => customer?.id ?? 0);
  const { data: refusal, error } = useCustomerQuery(reviewRefusalQuery(client, customerId, productId));
  const { state, problem, submit } = useFormSubmission(useSendReview(productId));
  const result = useRef<HTMLDivElement>(null);

  async function send(review: ReviewValue) {
    if (!(await submit(review))) return;
    // The pressed button is gone.
    result.current?.focus();
    void queryClient.invalidateQueries({ queryKey: ownReviewsQuery(client, customerId).queryKey });
    onSent?.();
  }

  function permission(): ReviewPermission {
    if (login === "guest") return "not-logged-in";
    if (refusal !== undefined) return refusal ?? "allowed";
    return error || login === "failed" ? "unknown" : "checking";
  }

  return (
    <div ref={result} tabIndex={-1}>
      <ReviewForm
        permission={permission()}
        loginHref={accountWayHref("login", store)}
        onLogIn={() => shop.panels.open("account")}
        pending={state === "pending"}
        sent={state === "done"}
        timeZone={timeZone}
        onSubmit={(review) => void send(review)}
        {...problem}
      />
    </div>
  );
}
