import { weekdayOf } from "@dioptra/ui/rules";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { offer } from "#configuration/offer.ts";
import { deliveryDays } from "#domain/delivery.ts";
import { useStoreView } from "../../state/useShop.ts";
import { useToday } from "../../components/useToday.ts";

export interface DeliveryDatesProps {
  /** Whether the product can be ordered with prescription lenses too. */
  readonly takesLenses: boolean;
}

/**
 * The latest days on which an order of today arrives. The server's page, which is cached, and browsers without scripts
 * show the number of working days instead.
 */
export function DeliveryDates({ takesLenses }: DeliveryDatesProps) {
  const { country } = useStoreView();
  const today = useToday();
  if (today === null) {
    const { deliveryWorkingDays: frame, prescriptionDeliveryWorkingDays: glasses } = offer;
    return (
      <FormattedMessage
        id={takesLenses ? "product.arrives.within" : "product.delivery"}
        values={{ frame, glasses, br: <br /> }}
      />
    );
  }
  const { parcel, glasses } = deliveryDays(today, offer, country);
  if (!takesLenses) return <Arrival id="product.arrives" day={parcel} />;
  return (
    <>
      <Arrival id="product.arrives.frame" day={parcel} />
      <br />
      <Arrival id="product.arrives.lenses" day={glasses} />
    </>
  );
}

function Arrival({ id, day }: { readonly id: string; readonly day: string }) {
  const intl = useIntl();
  // The name of the weekday is part of the message, since languages decline it.
  const date = intl.formatDate(day, { day: "numeric", month: "long", timeZone: "UTC" }).replace(" ", "\u00A0");
  return <FormattedMessage id={id} values={{ weekday: weekdayOf(day), date, strong: strongText }} />;
}

const strongText = (chunks: ReactNode) => <strong>{chunks}</strong>;
