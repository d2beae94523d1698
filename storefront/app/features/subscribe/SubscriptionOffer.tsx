import { AddressText, Button, CartTotals, Checkbox, InlineNotice, Link } from "@dioptra/ui";
import type { AddressValue } from "@dioptra/ui/rules";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { checkout } from "#configuration/checkout.ts";
import type { CartTotals as Totals } from "#domain/cart/cart.ts";
import { preferredAddress } from "#domain/customer/addressBook.ts";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import type { Money } from "#domain/money.ts";
import { withPrefix } from "#domain/store.ts";
import { LoadProblem } from "../../components/LoadProblem.tsx";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { subscriptionOfferQuery } from "../../queries/customer.ts";
import { useSubscriptionActions } from "../../state/account/subscriptions.ts";
import { useCustomerQuery } from "../../state/account/useCustomerQuery.ts";
import { useCart, useSession, useShop, useStoreView } from "../../state/useShop.ts";
import { LazyAddAddress } from "./lazyAddAddress.ts";
import * as styles from "./SubscriptionOrder.css.ts";

const noAddresses: readonly CustomerAddress[] = [];

interface SubscriptionOfferProps {
  /** The skus of the lenses in the cart. */
  readonly skus: readonly string[];
}

/** The sum of a delivery to the customer's address, and the order button below it. Without an address, asks for one. */
export function SubscriptionOffer({ skus }: SubscriptionOfferProps) {
  const addresses = useSession(({ customer }) => customer?.addresses ?? noAddresses);
  const address = preferredAddress(addresses, "delivery")?.address;
  return address ? <OfferTo skus={skus} address={address} /> : <LazyAddAddress addresses={addresses} />;
}

interface OfferToProps extends SubscriptionOfferProps {
  readonly address: AddressValue;
}

function OfferTo({ skus, address }: OfferToProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const { cart } = useShop();
  const customerId = useSession(({ customer }) => customer?.id ?? 0);
  const lines = useCart((state) => state.lines);
  const agreed = lines.map(({ serverItemId, agreedQuantity }) => `${serverItemId}:${agreedQuantity}`).join();
  const { data, error, refetch } = useCustomerQuery(
    subscriptionOfferQuery(client, customerId, agreed, JSON.stringify(address)),
  );
  const renew = async () => {
    await cart.sync("forced");
    await refetch();
  };

  if (error && !data)
    return (
      <LoadProblem
        error={error}
        offline="subscribe.offline"
        failed="subscribe.notLoaded"
        onRetry={() => void renew()}
      />
    );
  if (!data) return <CartTotals rows={null} />;
  if ("refused" in data) return <NoOffer refused={data.refused} onRetry={() => void renew()} />;
  return (
    <>
      <p>
        <FormattedMessage id="subscribe.terms" values={{ deliveries: data.duration, months: data.intervalMonths }} />
      </p>
      <div>
        <p className={styles.note}>
          <FormattedMessage id="subscribe.address" />
        </p>
        <AddressText address={address} />
        <ChangeAddress />
      </div>
      <Subscribe skus={skus} totals={data.totals} onRefused={() => void renew()} />
    </>
  );
}

function ChangeAddress() {
  const store = useStoreView();
  return (
    <Link href={withPrefix("/my-account/shipping-details", store)}>
      <FormattedMessage id="subscribe.changeAddress" />
    </Link>
  );
}

interface NoOfferProps {
  readonly refused: "cart" | "not-delivered";
  readonly onRetry: () => void;
}

/** Why the lenses cannot be subscribed to as they are, with the way on. */
const NoOffer = ({ refused, onRetry }: NoOfferProps) => (
  <>
    <InlineNotice type="warning">
      <FormattedMessage id={`subscribe.failed.${refused}`} />
    </InlineNotice>
    {refused === "not-delivered" ? (
      <ChangeAddress />
    ) : (
      <Button variant="line" onClick={onRetry}>
        <FormattedMessage id="notice.tryAgain" />
      </Button>
    )}
  </>
);

interface SubscribeProps extends SubscriptionOfferProps {
  /** The totals of a delivery, which stand directly above the button (Directive 2011/83/EU, article 8(2); § 312j BGB). */
  readonly totals: Pick<Totals, "rows" | "grandTotal">;
  /** Called after a refusal, to show what has changed. */
  readonly onRefused: () => void;
}

/** The order button with its statutory label. It leads to the subscription, where the first delivery is paid. */
function Subscribe({ skus, totals: { rows, grandTotal }, onRefused }: SubscribeProps) {
  const navigate = useNavigate();
  const store = useStoreView();
  const { cart, notices } = useShop();
  const actions = useSubscriptionActions();
  const isTicked = checkout.termsTickedInStores.includes(store.code);
  const consents = isTicked ? [{ id: "terms", version: checkout.consentsVersion }] : [];
  const { state, problem, submit } = useFormSubmission((agreed: Money) =>
    cart.inTurn(() =>
      actions.subscribe(skus, agreed, consents, ({ id }) => {
        cart.clearAfterOrder();
        notices.show("success", { id: "notice.subscribed" });
        void navigate({ to: "/my-account/subscriptions/$subscriptionId", params: { subscriptionId: id } });
      }),
    ),
  );
  const linkTo = (path: string) =>
    function linkedWords(words: readonly ReactNode[]) {
      return <Link href={withPrefix(path, store)}>{words}</Link>;
    };
  const [isAccepted, setAccepted] = useState(!isTicked);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  async function order() {
    setMissing(!isAccepted);
    if (!isAccepted) box.current?.focus();
    else if (!(await submit(grandTotal))) onRefused();
  }
  return (
    <>
      {isTicked ? (
        <Checkbox
          ref={box}
          aria-required
          checked={isAccepted}
          onChange={({ target }) => setAccepted(target.checked)}
          error={isMissing && !isAccepted && <FormattedMessage id="checkout.consent.termsMissing" />}
        >
          <FormattedMessage id="checkout.consent.terms" values={{ terms: linkTo("/legal") }} />
        </Checkbox>
      ) : (
        <p className={styles.note}>
          <FormattedMessage id="checkout.accepts" values={{ terms: linkTo("/legal") }} />
        </p>
      )}
      <p className={styles.note}>
        <FormattedMessage id="checkout.privacy" values={{ privacy: linkTo("/privacy") }} />
      </p>
      <CartTotals rows={rows} />
      <div role="alert">
        {problem && (
          <InlineNotice type="error">
            <FormattedMessage
              id={`subscribe.failed.${problem.refused}`}
              values={{ list: linkTo("/my-account/subscriptions") }}
            />
          </InlineNotice>
        )}
      </div>
      <Button size="primary" width="full" pending={state === "pending"} onClick={() => void order()}>
        <FormattedMessage id="subscribe.place" />
      </Button>
    </>
  );
}
