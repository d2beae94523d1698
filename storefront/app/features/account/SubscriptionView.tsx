import { AddressEditor, EmptyState, Link, Select, Skeleton } from "@dioptra/ui";
import { type AddressValue, isCountryCode } from "@dioptra/ui/rules";
import { useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { checkout } from "#configuration/checkout.ts";
import { timeZone } from "#configuration/store.ts";
import { addressesOf } from "#domain/customer/addressBook.ts";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import { withPrefix } from "#domain/store.ts";
import type { Subscription } from "#domain/subscription.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { subscriptionQuery } from "../../queries/customer.ts";
import { useSubscriptionActions } from "../../state/account/subscriptions.ts";
import { useCustomerQuery } from "../../state/account/useCustomerQuery.ts";
import { useSession, useShop, useStoreView } from "../../state/useShop.ts";
import { SubscriptionOfLenses, useChangedSubscription } from "./SubscriptionOfLenses.tsx";
import * as styles from "./SubscriptionsView.css.ts";
import { SubscriptionProblem } from "./SubscriptionsView.tsx";

export interface SubscriptionViewProps {
  readonly id: string;
}

/** The page of one of the customer's subscriptions, to which its mails lead. */
export function SubscriptionView({ id }: SubscriptionViewProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const store = useStoreView();
  const customerId = useSession(({ customer }) => customer?.id ?? 0);
  const { data: subscription, error, refetch } = useCustomerQuery(subscriptionQuery(client, customerId, id));
  const [isMoving, setMoving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const all = withPrefix("/my-account/subscriptions", store);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        <FormattedMessage id="ui.subscriptionCard.number" values={{ number: id }} />
      </h1>
      {error && <SubscriptionProblem error={error} isOutdated={Boolean(subscription)} onRetry={() => void refetch()} />}
      {subscription === undefined && !error && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {subscription === null && (
        <EmptyState
          title={<FormattedMessage id="subscriptions.unknown" />}
          action={
            <Link variant="line" href={all}>
              <FormattedMessage id="subscriptions.all" />
            </Link>
          }
        />
      )}
      {subscription && (
        <SubscriptionOfLenses subscription={subscription} href={`${all}/${id}`} onAddress={() => setMoving(true)} />
      )}
      {subscription && isMoving && (
        <MoveSubscription
          subscription={subscription}
          onClose={() => {
            setMoving(false);
            // The pressed button is gone with the form.
            title.current?.focus();
          }}
        />
      )}
      {subscription && (
        <p>
          <Link href={all}>
            <FormattedMessage id="subscriptions.all" />
          </Link>
        </p>
      )}
    </>
  );
}

const noAddresses: readonly CustomerAddress[] = [];

interface MoveSubscriptionProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** The form for another delivery address. It starts with the present one, or with one of the customer's. */
function MoveSubscription({ subscription: { id, shippingAddress }, onClose }: MoveSubscriptionProps) {
  const { country } = useStoreView();
  const { notices } = useShop();
  const actions = useSubscriptionActions();
  const showChanged = useChangedSubscription();
  const saved = addressesOf(useSession(({ customer }) => customer?.addresses ?? noAddresses));
  const [start, setStart] = useState("");
  const { state, problem, submit } = useFormSubmission((address: AddressValue) =>
    actions.move(id, address, showChanged),
  );

  async function move(address: AddressValue) {
    if (!(await submit(address))) return;
    notices.show("success", { id: "notice.subscriptionMoved" });
    onClose();
  }

  return (
    <>
      {saved.length > 0 && (
        <div className={styles.start}>
          <Select
            label={<FormattedMessage id="subscriptions.saved" />}
            value={start}
            onChange={({ target }) => setStart(target.value)}
          >
            <FormattedMessage id="subscriptions.present">{(text) => <option value="">{text}</option>}</FormattedMessage>
            {saved.map(({ id: key, address }) => (
              <option key={key} value={key}>
                {[address.firstName, address.lastName, address.street, address.city].join(" ")}
              </option>
            ))}
          </Select>
        </div>
      )}
      <AddressEditor
        key={start}
        address={saved.find(({ id: key }) => key === start)?.address ?? shippingAddress}
        country={isCountryCode(country) ? country : "PL"}
        countries={checkout.countries.filter(isCountryCode)}
        pending={state === "pending"}
        timeZone={timeZone}
        onSave={(address) => void move(address)}
        onCancel={onClose}
        {...problem}
      />
    </>
  );
}
