import { Button, Link, Select, TextField, useCheckedForm } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { appointmentReasons, type FreeDay, nearestTimes, reasonFor } from "#domain/salon/appointment.ts";
import type { AppointmentErrors, AppointmentRequest, TypedAppointment } from "#domain/salon/appointmentForm.ts";
import type { SalonPage } from "#domain/salon/salon.ts";
import { withPrefix } from "#domain/store.ts";
import * as form from "../../components/ContactForm.css.ts";
import { useAttemptKey } from "../../components/useAttemptKey.ts";
import { useFormDraft } from "../../components/useFormDraft.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { visitTimesQuery } from "../../queries/salons.ts";
import { forgetFormDraft } from "../../state/formDraft.ts";
import { bookVisit } from "../../state/salons/bookVisit.ts";
import { visitDay } from "./visitDay.ts";
import { VisitRefusal } from "./VisitRefusal.tsx";

export interface VisitFieldsProps {
  readonly salon: SalonPage;
  readonly onBooked: (request: AppointmentRequest) => void;
}

/** Loads the rules of the form with the first attempt to send it, because those of telephone numbers are heavy. */
const loadRules = () => import("#domain/salon/checkAppointment.ts");

const draftName = "visit";
const linkTo = (href: string) => (words: ReactNode) => <Link href={href}>{words}</Link>;
const noDays: readonly FreeDay[] = [];

/** The form that books a visit. What was typed survives refusals and a reload, also on another salon's page. */
export function VisitFields({ salon, onBooked }: VisitFieldsProps) {
  const intl = useIntl();
  const { client, store } = useRouteContext({ from: "__root__" });
  const { code, country, purpose } = salon;
  const keyOf = useAttemptKey();
  const {
    form: fields,
    errors,
    isUnchecked,
  } = useCheckedForm<TypedAppointment, AppointmentRequest, AppointmentErrors>(
    async (typed) => (await loadRules()).checkAppointment(typed, country),
    { reason: reasonFor(purpose), day: "", time: "", name: "", email: "", phone: "" },
  );
  useFormDraft(draftName, fields);
  const [typedReason, day, time] = fields.watch(["reason", "day", "time"]);
  const reason = appointmentReasons.find((each) => each === typedReason) ?? reasonFor(purpose);
  const times = useQuery(visitTimesQuery(client, code, reason));
  const days = times.data ?? noDays;
  const { state, problem, submit } = useFormSubmission((request: AppointmentRequest) =>
    bookVisit(client, request, { key: keyOf(request), code }),
  );
  async function send(request: AppointmentRequest) {
    if (await submit(request)) {
      forgetFormDraft(draftName);
      return onBooked(request);
    }
    await times.refetch();
  }
  function choose(free: { readonly day: string; readonly time: string }) {
    fields.setValue("day", free.day, { shouldValidate: true });
    fields.setValue("time", free.time, { shouldValidate: true });
  }
  const isNothingFree = times.isSuccess && days.length === 0;
  return (
    <form className={form.form} noValidate onSubmit={fields.handleSubmit(send)}>
      <Select {...fields.register("reason")} label={<FormattedMessage id="salons.visit.reason" />}>
        {appointmentReasons.map((each) => (
          <option key={each} value={each}>
            {intl.formatMessage({ id: `salons.visit.reason.${each}` })}
          </option>
        ))}
      </Select>
      {isNothingFree ? (
        <output>
          <FormattedMessage id="salons.visit.none" />
        </output>
      ) : (
        <>
          <div className={form.pair}>
            <Select
              {...fields.register("day")}
              value={day}
              label={<FormattedMessage id="salons.visit.day" />}
              hint={times.isPending && <FormattedMessage id="salons.visit.loading" />}
              error={errors.day && <FormattedMessage id="salons.visit.day.required" />}
              aria-required
            >
              <option value="">{intl.formatMessage({ id: "salons.visit.day.choose" })}</option>
              {withChosen(
                days.map((each) => each.day),
                day,
              ).map((each) => (
                <option key={each} value={each}>
                  {intl.formatDate(each, visitDay)}
                </option>
              ))}
            </Select>
            <Select
              {...fields.register("time")}
              value={time}
              label={<FormattedMessage id="salons.visit.time" />}
              error={errors.time && <FormattedMessage id="salons.visit.time.required" />}
              aria-required
            >
              <option value="">{intl.formatMessage({ id: "salons.visit.time.choose" })}</option>
              {withChosen(days.find((each) => each.day === day)?.times ?? [], time).map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
          </div>
          {times.isError && (
            <p>
              <FormattedMessage id="salons.visit.unknown" />{" "}
              <Button variant="line" size="compact" onClick={() => void times.refetch()}>
                <FormattedMessage id="salons.visit.retry" />
              </Button>
            </p>
          )}
          <TextField
            {...fields.register("name")}
            autoComplete="name"
            label={<FormattedMessage id="salons.visit.name" />}
            error={errors.name && <FormattedMessage id={`salons.visit.name.${errors.name}`} />}
            aria-required
          />
          <div className={form.pair}>
            <TextField
              {...fields.register("email")}
              type="email"
              autoComplete="email"
              label={<FormattedMessage id="salons.visit.email" />}
              error={errors.email && <FormattedMessage id={`salons.visit.email.${errors.email}`} />}
              aria-required
            />
            <TextField
              {...fields.register("phone")}
              type="tel"
              autoComplete="tel"
              label={<FormattedMessage id="salons.visit.phone" />}
              hint={<FormattedMessage id="salons.visit.phone.hint" />}
              error={errors.phone && <FormattedMessage id={`salons.visit.phone.${errors.phone}`} />}
              aria-required
            />
          </div>
          <VisitRefusal
            problem={isUnchecked ? { refused: "failed" } : state === "pending" ? null : problem}
            nearest={nearestTimes(days, { day, time })}
            onChoose={choose}
          />
          <p className={form.note}>
            <FormattedMessage id="salons.visit.privacy" values={{ link: linkTo(withPrefix("/privacy", store)) }} />
          </p>
          <div>
            <Button type="submit" size="primary" pending={state === "pending"}>
              <FormattedMessage id="salons.visit.submit" />
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

/** Returns the values with the chosen one, which may be gone or not be loaded yet: a field must not change by itself. */
const withChosen = (values: readonly string[], chosen: string): readonly string[] =>
  chosen === "" || values.includes(chosen) ? values : [...values, chosen].toSorted();
