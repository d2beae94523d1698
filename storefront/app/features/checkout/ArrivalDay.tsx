import { promisedDelivery, weekdayOf } from "@dioptra/ui/rules";
import { FormattedMessage, useIntl } from "react-intl";
import { offer } from "#configuration/offer.ts";
import { isMadeToPrescription, isPrescriptionUnread } from "#domain/cart/customChoices.ts";
import { deliveryTerm } from "#domain/delivery.ts";
import { useToday } from "../../components/useToday.ts";
import { useCart } from "../../state/useShop.ts";

export interface ArrivalDayProps {
  /** Where the order is delivered. */
  readonly country: string;
}

/** The latest day on which the order arrives if it is placed today. A pair of prescription glasses sets the day of the whole order. */
export function ArrivalDay({ country }: ArrivalDayProps) {
  const intl = useIntl();
  const today = useToday();
  const lines = useCart((state) => state.lines);
  if (today === null) return null;
  const parts = lines.map(({ productOption }) => ({
    isMadeToPrescription: isMadeToPrescription(productOption.custom),
  }));
  const days = deliveryTerm(parts, offer);
  if (lines.some(({ productOption }) => isPrescriptionUnread(productOption.custom))) {
    return <FormattedMessage id="checkout.afterCheck" values={{ days }} />;
  }
  const day = promisedDelivery(today, days, country);
  // The name of the weekday is part of the message, since languages decline it.
  const date = intl.formatDate(day, { day: "numeric", month: "long", timeZone: "UTC" }).replace(" ", "\u00A0");
  return <FormattedMessage id="checkout.arrives" values={{ weekday: weekdayOf(day), date }} />;
}
