import { type CalendarDay, promisedDelivery } from "@dioptra/ui/rules";

export interface ExpressTerms {
  /** Until this hour of a working day, by the shop's clock, a parcel leaves the same day. */
  readonly orderBeforeHour: number;
}

/** A moment by the shop's clock. */
export interface ShopMoment {
  readonly day: CalendarDay;
  /** 0 to 23. */
  readonly hour: number;
}

/**
 * The day on which an express parcel is there: the working day after it leaves. What is ordered too late, or on a day
 * that is none for work, leaves on the next one.
 */
export function expressDay({ day, hour }: ShopMoment, { orderBeforeHour }: ExpressTerms): CalendarDay {
  const isWorkingDay = promisedDelivery(dayBefore(day), 1) === day;
  return promisedDelivery(day, isWorkingDay && hour < orderBeforeHour ? 1 : 2);
}

function dayBefore(day: CalendarDay): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
