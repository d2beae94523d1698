import { EmptyState, Link, Skeleton } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { subscriptionsOnPage, subscriptionsQuery } from "../../queries/customer.ts";
import { useCustomerQuery } from "../../state/account/useCustomerQuery.ts";
import { useSession, useStoreView } from "../../state/useShop.ts";
import { LoadProblem } from "../../components/LoadProblem.tsx";
import { SubscriptionOfLenses } from "./SubscriptionOfLenses.tsx";
import * as styles from "./SubscriptionsView.css.ts";
import { usePageNumber } from "./usePageNumber.ts";

interface SubscriptionProblemProps {
  readonly error: Error;
  /** Whether something that was loaded before is shown. */
  readonly isOutdated: boolean;
  readonly onRetry: () => void;
}

/** Why subscriptions could not be loaded, or may be outdated. */
export function SubscriptionProblem({ error, isOutdated, onRetry }: SubscriptionProblemProps) {
  return (
    <LoadProblem
      error={error}
      offline={isOutdated ? "subscriptions.outdated" : "subscriptions.offline"}
      failed="subscriptions.notLoaded"
      onRetry={onRetry}
    />
  );
}

/** The page of the customer's subscriptions. */
export function SubscriptionsView() {
  const { client } = useRouteContext({ from: "__root__" });
  const store = useStoreView();
  const customerId = useSession(({ customer }) => customer?.id ?? 0);
  const page = usePageNumber();
  const { data, error, refetch } = useCustomerQuery(subscriptionsQuery(client, customerId, page));
  const pageHref = (number: number) =>
    withPrefix(`/my-account/subscriptions${number > 1 ? `?page=${number}` : ""}`, store);
  return (
    <>
      <h1>
        <FormattedMessage id="account.subscriptions" />
      </h1>
      {error && <SubscriptionProblem error={error} isOutdated={data !== undefined} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {data?.subscriptions.length === 0 && (
        <EmptyState
          title={<FormattedMessage id="subscriptions.none" />}
          action={
            <Link variant="line" href={withPrefix("/", store)}>
              <FormattedMessage id="subscriptions.toShop" />
            </Link>
          }
        >
          <FormattedMessage id="subscriptions.noneText" />
        </EmptyState>
      )}
      {data?.subscriptions.map((subscription) => (
        <SubscriptionOfLenses
          key={subscription.id}
          subscription={subscription}
          href={withPrefix(`/my-account/subscriptions/${subscription.id}`, store)}
        />
      ))}
      {data && (page > 1 || data.total > subscriptionsOnPage) && (
        <p className={styles.pages}>
          {page > 1 && (
            <Link href={pageHref(page - 1)}>
              <FormattedMessage id="subscriptions.newer" />
            </Link>
          )}
          {page * subscriptionsOnPage < data.total && (
            <Link href={pageHref(page + 1)}>
              <FormattedMessage id="subscriptions.older" />
            </Link>
          )}
        </p>
      )}
    </>
  );
}
