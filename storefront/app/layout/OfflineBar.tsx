import { OfflineNotice } from "@dioptra/ui";
import { useRouterState } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useStore } from "zustand";
import { withPrefix } from "#domain/store.ts";
import { placeOrderId } from "../state/checkout/placeOrderId.ts";
import { offlinePath } from "../state/standIn.ts";
import { useShop, useStoreView } from "../state/useShop.ts";

const review = "/checkout?step=review";

/**
 * Says across the page that the shop cannot be reached, and whether the page shows what this browser has kept. It leads to
 * an order that waits (docs/specification/orders.md#order-11), on the order's own page down to its button, otherwise to
 * what works meanwhile.
 */
export function OfflineBar() {
  const { connection } = useShop();
  const store = useStoreView();
  const here = useRouterState({ select: ({ location }) => location.href });
  const { isAway, showsKept, orderWaits } = useStore(connection.store);
  const way = orderWaits
    ? { path: here.startsWith(review) ? `${review}#${placeOrderId}` : review, label: "offline.showOrder" as const }
    : { path: offlinePath, label: "offline.works" as const };
  const action = { label: <FormattedMessage id={way.label} />, href: withPrefix(way.path, store) };
  return (
    <OfflineNotice isUnreachable={isAway} {...((orderWaits || here !== way.path) && { action })}>
      <FormattedMessage id="offline.mode" />
      {showsKept && (
        <>
          {" · "}
          <FormattedMessage id="offline.servedFromCache" />
        </>
      )}
      {orderWaits && (
        <>
          {" · "}
          <FormattedMessage id="offline.orderWaiting" />
        </>
      )}
    </OfflineNotice>
  );
}
