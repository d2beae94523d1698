import { FormattedDate, FormattedMessage } from "react-intl";
import type { SalonTime } from "#domain/salon/appointment.ts";
import { visitDay } from "./visitDay.ts";

/** The day and the time of a visit, in the salon's own time. */
export const VisitTime = ({ day, time }: SalonTime) => (
  <FormattedMessage
    id="salons.visit.timeOnDay"
    values={{ day: <FormattedDate key="day" value={day} {...visitDay} />, time }}
  />
);
