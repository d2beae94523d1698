import { FramePicture, SubscriptionCard } from "@dioptra/ui";
import { localTime } from "@dioptra/ui/rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { offer } from "#configuration/offer.ts";
import { timeZone } from "#configuration/store.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { isOver, type Subscription } from "#domain/subscription.ts";
import { tilesQuery } from "../../queries/products.ts";
import { type SubscriptionPage, subscriptionQuery, subscriptionsKey } from "../../queries/customer.ts";
import { type SubscriptionChange, useSubscriptionActions } from "../../state/account/subscriptions.ts";
import { useSession, useShop } from "../../state/useShop.ts";

/** The notice of each change. */
const noticeOf = {
  skip: "notice.subscriptionSkipped",
  pause: "notice.subscriptionPaused",
  resume: "notice.subscriptionResumed",
  cancel: "notice.subscriptionCanceled",
} as const satisfies Record<SubscriptionChange, string>;

/** Returns a function that shows a changed subscription on all pages that have loaded it. */
export function useChangedSubscription(): (subscription: Subscription) => void {
  const { client } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const customerId = useSession(({ customer }) => customer?.id ?? 0);
  return (changed) => {
    queryClient.setQueryData(subscriptionQuery(client, customerId, changed.id).queryKey, changed);
    queryClient.setQueriesData<SubscriptionPage>(
      { queryKey: subscriptionsKey(customerId) },
      (page) =>
        page && { ...page, subscriptions: page.subscriptions.map((each) => (each.id === changed.id ? changed : each)) },
    );
  };
}

/** What is delivered, such as "2 × Kropla Dzień 30", with the same lenses of both eyes as one. */
function contentsOf({ items }: Subscription): string {
  const bySku = Map.groupBy(items, ({ sku }) => sku);
  return [...bySku.values()]
    .map((same) => `${same.reduce((sum, { quantity }) => sum + quantity, 0)} × ${same[0]?.name ?? ""}`)
    .join(", ");
}

const dayOf = (moment: Date) => localTime(moment.toISOString(), timeZone).date;

interface SubscriptionOfLensesProps {
  readonly subscription: Subscription;
  /** The page of the subscription. */
  readonly href: string;
  /** Called to change the address; only on the page of the subscription, which is not linked there. */
  readonly onAddress?: () => void;
}

/** A subscription with everything that can be changed. */
export function SubscriptionOfLenses({ subscription, href, onAddress }: SubscriptionOfLensesProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const { notices } = useShop();
  const actions = useSubscriptionActions();
  const showChanged = useChangedSubscription();
  const [state, setState] = useState<"idle" | "pending" | "failed" | "offline">("idle");
  const { id, status, nextAt, paymentToken, items } = subscription;
  const skus = [...new Set(items.map(({ sku }) => sku))];
  const { data: [tile] = [] } = useQuery({ ...tilesQuery(client, skus), enabled: skus.length > 0 });
  const picture = tile && productPicture(tile, "square", images);
  // While a delivery is unpaid, only its payment keeps the subscription going.
  const canMove = paymentToken === null && !isOver(status);

  async function change(which: SubscriptionChange) {
    if (state === "pending") return;
    setState("pending");
    const problem = await actions.change(id, which, showChanged);
    setState(problem ? (problem.refused === "offline" ? "offline" : "failed") : "idle");
    if (!problem) notices.show("success", { id: noticeOf[which] });
  }

  async function pay(token: string) {
    if (state === "pending") return;
    setState("pending");
    const problem = await actions.pay(token, (url) => location.assign(url));
    setState(problem?.refused === "offline" ? "offline" : "idle");
    if (problem && problem.refused !== "offline") notices.show("error", { id: "notice.subscriptionNotPayable" });
  }

  return (
    <SubscriptionCard
      name={contentsOf(subscription)}
      picture={picture && <FramePicture {...picture} alt="" crop="square" />}
      status={status}
      every={{ months: offer.annualSubscription.paymentIntervalMonths }}
      term={{
        start: dayOf(subscription.startsAt),
        end: dayOf(subscription.endsAt),
        paid: subscription.payments,
        deliveries: subscription.duration,
      }}
      nextDelivery={nextAt && !isOver(status) ? dayOf(nextAt) : undefined}
      address={subscription.shippingAddress ?? undefined}
      gift={subscription.gift && <GiftText gift={subscription.gift} deliveries={subscription.duration} />}
      {...(onAddress ? { onAddress } : { href, number: id, addressHref: href })}
      onPay={paymentToken === null ? undefined : () => void pay(paymentToken)}
      onSkip={canMove ? () => void change("skip") : undefined}
      onPause={canMove ? () => void change("pause") : undefined}
      onResume={canMove ? () => void change("resume") : undefined}
      onCancel={() => void change("cancel")}
      change={state}
    />
  );
}

interface GiftTextProps {
  readonly gift: NonNullable<Subscription["gift"]>;
  readonly deliveries: number;
}

/** What a whole year brings (docs/specification/subscriptions.md#subscription-9). */
function GiftText({ gift, deliveries }: GiftTextProps) {
  const percent = offer.annualSubscription.glassesDiscount;
  if (gift === "promised") return <FormattedMessage id="subscriptions.giftPromised" values={{ deliveries, percent }} />;
  const until = <FormattedDate value={gift.until} dateStyle="long" timeZone={timeZone} />;
  const code = <strong>{gift.code}</strong>;
  return <FormattedMessage id="subscriptions.giftGranted" values={{ code, percent, until }} />;
}
