import { FramePicture, OrderList, type OrderListItem } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { payment } from "#configuration/payment.ts";
import { timeZone } from "#configuration/store.ts";
import type { PastOrder } from "#domain/order/order.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { withPrefix } from "#domain/store.ts";
import { orderHistoryQuery, ordersOnPage } from "../../queries/customer.ts";
import { useCustomerQuery } from "../../state/account/useCustomerQuery.ts";
import { loadFailureKind } from "../../state/loadFailure.ts";
import { useSession, useStoreView } from "../../state/useShop.ts";

export interface OrdersViewProps {
  /** The page of the list, from 1. */
  readonly page: number;
}

/** The page of the customer's orders. */
export function OrdersView({ page }: OrdersViewProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const store = useStoreView();
  const customerId = useSession(({ customer }) => customer?.id ?? 0);
  const { data, error, refetch } = useCustomerQuery(orderHistoryQuery(client, customerId, page));
  const total = data?.total ?? 0;
  const pageHref = (number: number) => withPrefix(`/my-account/orders${number > 1 ? `?page=${number}` : ""}`, store);
  return (
    <>
      <h1>
        <FormattedMessage id="account.orders" />
      </h1>
      <OrderList
        orders={(data?.orders ?? []).map((order) => toItem(order, withPrefix("/my-account/orders/", store)))}
        state={stateOf(data, error)}
        onRetry={() => void refetch()}
        from={(page - 1) * ordersOnPage + 1}
        total={total}
        newerHref={page > 1 ? pageHref(page - 1) : null}
        olderHref={page * ordersOnPage < total ? pageHref(page + 1) : null}
        shopHref={withPrefix("/", store)}
        timeZone={timeZone}
      />
    </>
  );
}

function stateOf(data: unknown, error: Error | null) {
  if (!error) return data ? "ready" : "loading";
  return data && loadFailureKind(error) === "offline" ? "offline" : "failed";
}

function toItem(
  { number, createdAt, status, paymentCode, grandTotal, lines }: PastOrder,
  folder: string,
): OrderListItem {
  return {
    number,
    href: folder + number,
    placedAt: createdAt.toISOString(),
    status,
    isPaidOnDelivery: paymentCode === payment.cashOnDeliveryCode,
    total: grandTotal,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    pictures: lines.flatMap(({ sku, ...line }, place) => {
      const picture = productPicture(line, "square", images);
      return picture ? [{ sku: `${sku} ${place}`, picture: <FramePicture {...picture} alt="" crop="square" /> }] : [];
    }),
  };
}
