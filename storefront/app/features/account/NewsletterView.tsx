import { NewsletterForm, Skeleton } from "@dioptra/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import { NewsletterSignUp } from "../../components/NewsletterSignUp.tsx";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { newsletterQuery } from "../../queries/customer.ts";
import { useProfileActions } from "../../state/account/profile.ts";
import { useCustomerQuery } from "../../state/account/useCustomerQuery.ts";
import { useSession, useShop } from "../../state/useShop.ts";
import { LoadProblem } from "../../components/LoadProblem.tsx";

/** The page of the newsletter: whether the customer gets it, and the form that starts or ends it. */
export function NewsletterView() {
  const { client } = useRouteContext({ from: "__root__" });
  const { notices } = useShop();
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const email = useSession(({ customer }) => customer?.email ?? "");
  const query = newsletterQuery(client, email);
  const { data: isSubscribed, error, refetch } = useCustomerQuery(query);
  const { endNewsletter } = useProfileActions();
  const ending = useFormSubmission(endNewsletter);

  async function end() {
    if (!(await ending.submit(email))) return;
    queryClient.setQueryData(query.queryKey, false);
    notices.show("success", { id: "notice.newsletterEnded" });
    // The pressed button is gone.
    title.current?.focus();
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        <FormattedMessage id="account.newsletter" />
      </h1>
      {error && (
        <LoadProblem
          error={error}
          offline="newsletter.offline"
          failed="newsletter.notLoaded"
          onRetry={() => void refetch()}
        />
      )}
      {isSubscribed === undefined && !error && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {isSubscribed === true && (
        <NewsletterForm
          state="subscribed"
          email={email}
          pending={ending.state === "pending"}
          timeZone={timeZone}
          onUnsubscribe={() => void end()}
          {...ending.problem}
        />
      )}
      {isSubscribed === false && <NewsletterSignUp key={email} email={email} />}
    </>
  );
}
