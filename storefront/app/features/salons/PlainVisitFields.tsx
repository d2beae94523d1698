import { Button, InlineNotice, Link, Select, TextField } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { readSlot } from "#domain/plainForm/slot.ts";
import { plainFormAction } from "#domain/plainForm/plainForm.ts";
import { type AppointmentReason, type FreeDay, nearestTimes } from "#domain/salon/appointment.ts";
import type { SalonPage } from "#domain/salon/salon.ts";
import { withPrefix } from "#domain/store.ts";
import * as form from "../../components/ContactForm.css.ts";
import { PlainRefusal } from "../../components/PlainRefusal.tsx";
import { usePlainForm } from "../../components/usePlainForm.ts";
import { visitTimesQuery } from "../../queries/salons.ts";
import { visitDay } from "./visitDay.ts";
import { VisitTime } from "./VisitTime.tsx";

export interface PlainVisitFieldsProps {
  readonly salon: SalonPage;
  readonly reason: AppointmentReason;
  /** The page on which another reason can be chosen. */
  readonly pageHref: string;
}

const line = { maxLength: 300 } as const;

/** The free times of a salon for a reason, and the visitor's data. What was typed stays after a refusal. */
export function PlainVisitFields({ salon, reason, pageHref }: PlainVisitFieldsProps) {
  const intl = useIntl();
  const { client, store } = useRouteContext({ from: "__root__" });
  const { typed, problems } = usePlainForm("visit");
  const { code, country } = salon;
  const { data: days } = useQuery(visitTimesQuery(client, code, reason));
  const linkToPrivacy = (words: ReactNode) => <Link href={withPrefix("/privacy", store)}>{words}</Link>;
  const hasNoSlot = problems.day ?? problems.time;
  const chosen = (
    <p>
      <FormattedMessage id={`salons.visit.reason.${reason}`} />{" "}
      <Link href={pageHref}>
        <FormattedMessage id="salons.visit.plain.change" />
      </Link>
    </p>
  );
  if (!days?.length)
    return (
      <>
        {chosen}
        <InlineNotice type="warning">
          <FormattedMessage id={days ? "salons.visit.none" : "salons.visit.unknown"} />
        </InlineNotice>
      </>
    );
  const isFree = days.some(({ day, times }) => times.some((time) => `${day} ${time}` === typed["slot"]));
  return (
    <form className={form.plain} method="post" action={plainFormAction("visit", store, { code, country, reason })}>
      {chosen}
      <Refusal days={days} />
      <Select
        name="slot"
        label={<FormattedMessage id="salons.visit.plain.slot" />}
        error={hasNoSlot && <FormattedMessage id="salons.visit.plain.slot.required" />}
        defaultValue={isFree ? typed["slot"] : ""}
        required
      >
        <option value="">{intl.formatMessage({ id: "salons.visit.day.choose" })}</option>
        {days.map(({ day, times }) => (
          <optgroup key={day} label={intl.formatDate(day, visitDay)}>
            {times.map((time) => (
              <option key={time} value={`${day} ${time}`}>
                {intl.formatMessage({ id: "salons.visit.timeOnDay" }, { day: intl.formatDate(day, visitDay), time })}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <TextField
        {...line}
        name="name"
        autoComplete="name"
        label={<FormattedMessage id="salons.visit.name" />}
        error={problems.name && <FormattedMessage id={`salons.visit.name.${problems.name}`} />}
        defaultValue={typed["name"]}
        required
      />
      <TextField
        {...line}
        name="email"
        type="email"
        autoComplete="email"
        label={<FormattedMessage id="salons.visit.email" />}
        error={problems.email && <FormattedMessage id={`salons.visit.email.${problems.email}`} />}
        defaultValue={typed["email"]}
        required
      />
      <TextField
        {...line}
        name="phone"
        type="tel"
        autoComplete="tel"
        label={<FormattedMessage id="salons.visit.phone" />}
        hint={<FormattedMessage id="salons.visit.phone.hint" />}
        error={problems.phone && <FormattedMessage id={`salons.visit.phone.${problems.phone}`} />}
        defaultValue={typed["phone"]}
        required
      />
      <p className={form.note}>
        <FormattedMessage id="salons.visit.privacy" values={{ link: linkToPrivacy }} />
      </p>
      <div>
        <Button type="submit" size="primary">
          <FormattedMessage id="salons.visit.submit" />
        </Button>
      </div>
    </form>
  );
}

/** Why the visit was not booked. A time that is taken is answered with the nearest free ones. */
function Refusal({ days }: { readonly days: readonly FreeDay[] }) {
  const { reason, retryAt, typed } = usePlainForm("visit");
  if (reason === "taken")
    return (
      <InlineNotice type="warning">
        <FormattedMessage id="salons.visit.taken" />
        <ul>
          {nearestTimes(days, readSlot(typed["slot"])).map((free) => (
            <li key={`${free.day} ${free.time}`}>
              <VisitTime {...free} />
            </li>
          ))}
        </ul>
      </InlineNotice>
    );
  return (
    <PlainRefusal
      reason={reason}
      retryAt={retryAt}
      invalid="salons.visit.plain.invalid"
      tooOften="salons.visit.too-often"
      failed="salons.visit.failed"
    />
  );
}
