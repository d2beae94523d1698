import { Button, Link, Select } from "@dioptra/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { type AppointmentReason, appointmentReasons, reasonFor } from "#domain/salon/appointment.ts";
import { plainFormAnchor } from "#domain/plainForm/plainForm.ts";
import { salonHref, type SalonPage } from "#domain/salon/salon.ts";
import * as form from "../../components/ContactForm.css.ts";
import { useStoreView } from "../../state/useShop.ts";
import { PlainVisitFields } from "./PlainVisitFields.tsx";

export interface PlainVisitFormProps {
  readonly salon: SalonPage;
  /** Why the visitor comes, as the page's address states it; undefined until it was chosen. */
  readonly reason: AppointmentReason | undefined;
}

/**
 * The form that books a visit in a browser without JavaScript. The free times depend on the reason, so that it is asked for
 * first: only a page whose address states it reads them, and all others stay in the cache.
 */
export function PlainVisitForm({ salon, reason }: PlainVisitFormProps) {
  const intl = useIntl();
  const { prefix } = useStoreView();
  const { code, phone, purpose } = salon;
  const pageHref = `${salonHref(code, { prefix })}#${plainFormAnchor("visit")}`;
  return (
    <>
      {reason ? (
        <PlainVisitFields salon={salon} reason={reason} pageHref={pageHref} />
      ) : (
        <form className={form.plain} action={pageHref}>
          <Select name="reason" label={<FormattedMessage id="salons.visit.reason" />} defaultValue={reasonFor(purpose)}>
            {appointmentReasons.map((each) => (
              <option key={each} value={each}>
                {intl.formatMessage({ id: `salons.visit.reason.${each}` })}
              </option>
            ))}
          </Select>
          <div>
            <Button type="submit" size="primary">
              <FormattedMessage id="salons.visit.plain.times" />
            </Button>
          </div>
        </form>
      )}
      <p className={form.plainNote}>
        <FormattedMessage
          id="salons.visit.plain.phone"
          values={{ phone: <Link href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</Link> }}
        />
      </p>
    </>
  );
}
