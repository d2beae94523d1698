import { EmptyState, FramePicture, Link, OrderDetails, type OrderLine, Skeleton, TempleMark } from "@dioptra/ui";
import { localTime } from "@dioptra/ui/rules";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { payment } from "#configuration/payment.ts";
import { timeZone } from "#configuration/store.ts";
import { namedOptions } from "#domain/cart/cart.ts";
import { isMadeToOrder } from "#domain/cart/madeToOrder.ts";
import { correctionHref, correctionNumber } from "#domain/order/correction.ts";
import { invoiceHref } from "#domain/order/invoice.ts";
import { reorderLines } from "#domain/order/reorder.ts";
import { isUnpaidOnline, type Order, waitingLines } from "#domain/order/order.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { withPrefix } from "#domain/store.ts";
import { LazyOpenPayment } from "./lazyOpenPayment.ts";
import { LatePrescriptions } from "../../components/LatePrescriptions.tsx";
import { LazyLineValues } from "../../components/lazyCartParts.ts";
import { LoadProblem } from "../../components/LoadProblem.tsx";
import { OrderProgress } from "../../components/OrderProgress.tsx";
import { PointText } from "../../components/PointText.tsx";
import { orderQuery } from "../../queries/order.ts";
import { useCustomerQuery } from "../../state/account/useCustomerQuery.ts";
import { useShop, useStoreView } from "../../state/useShop.ts";

export interface OrderViewProps {
  readonly number: string;
}

/** The page of one of the customer's orders. */
export function OrderView({ number }: OrderViewProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const { data: order, error, refetch } = useCustomerQuery(orderQuery(client, number));
  if (order) return <PlacedOrder order={order} onChanged={() => void refetch()} />;
  return (
    <>
      <h1>
        <FormattedMessage id="ui.orderList.order" values={{ number }} />
      </h1>
      {error && (
        <LoadProblem error={error} offline="orders.offline" failed="orders.notLoaded" onRetry={() => void refetch()} />
      )}
      {!error && order === undefined && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {!error && order === null && <NoSuchOrder />}
    </>
  );
}

function NoSuchOrder() {
  const store = useStoreView();
  return (
    <EmptyState
      title={<FormattedMessage id="orders.unknown" />}
      action={
        <Link variant="line" href={withPrefix("/my-account/orders", store)}>
          <FormattedMessage id="orders.all" />
        </Link>
      }
    />
  );
}

interface PlacedOrderProps {
  readonly order: Order;
  /** Called when the platform has changed the order. */
  readonly onChanged: () => void;
}

function PlacedOrder({ order, onChanged }: PlacedOrderProps) {
  const store = useStoreView();
  const { cart } = useShop();
  const [isReordering, setReordering] = useState(false);
  const placedAt = order.createdAt.toISOString();
  const { date: orderedOn } = localTime(placedAt, timeZone);
  const isLaboratory = order.lines.some(({ isMadeToPrescription }) => isMadeToPrescription);
  const again = reorderLines(order);

  async function reorder() {
    setReordering(true);
    await cart.reorder(again);
    setReordering(false);
  }

  const toLine = (line: Order["lines"][number]): OrderLine => {
    const picture = productPicture(line, "square", images);
    return {
      id: line.key,
      name: line.name,
      href: productHref(store.prefix, line, line.sku),
      picture: picture && <FramePicture {...picture} alt="" crop="square" />,
      mark: line.frame && <TempleMark {...line.frame} />,
      options: line.options,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      rowTotal: line.rowTotal,
      ...(namedOptions(line.custom).length > 0 && {
        prescription: <LazyLineValues custom={line.custom} today={orderedOn} />,
      }),
      ...(line.downloadHref !== null && { downloadHref: line.downloadHref }),
      ...(line.isMadeToPrescription && { withdrawal: "made-to-measure" as const }),
      ...(isMadeToOrder(line.options, line.custom) && { withdrawal: "personal" as const }),
    };
  };

  return (
    <OrderDetails
      number={order.number}
      placedAt={placedAt}
      status={order.status}
      isPaidOnDelivery={order.paymentCode === payment.cashOnDeliveryCode}
      todo={
        <>
          {isUnpaidOnline(order, payment.cashOnDeliveryCode) && <LazyOpenPayment order={order} />}
          <LatePrescriptions orderId={order.id} lines={waitingLines(order)} onSent={onChanged} />
        </>
      }
      timeline={
        order.shippingTitle === "" ? undefined : (
          <OrderProgress
            status={order.status}
            steps={order.steps.length > 0 ? order.steps : [{ status: "pending", at: order.createdAt }]}
            isMadeToPrescription={isLaboratory}
            paymentCode={order.paymentCode}
          />
        )
      }
      lines={order.lines.map(toLine)}
      totals={order.totals.rows}
      couponCode={order.couponCode ?? undefined}
      shippingAddress={order.shippingAddress}
      billingAddress={order.billingAddress ?? undefined}
      company={order.company ?? undefined}
      shippingMethod={order.shippingTitle || undefined}
      pickupPoint={order.pickupPoint && <PointText point={order.pickupPoint} />}
      paymentMethod={order.paymentTitle}
      invoiceHref={invoiceHref(order, store) ?? undefined}
      corrections={order.corrections.map((correction) => ({
        number: correctionNumber(order, correction),
        href: correctionHref(order, correction, store),
      }))}
      {...(again.length > 0 && { onReorder: () => void reorder() })}
      reordering={isReordering}
      timeZone={timeZone}
    />
  );
}
