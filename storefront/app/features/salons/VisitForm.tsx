import { Heading, InlineNotice, Link } from "@dioptra/ui";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { SalonPage } from "#domain/salon/salon.ts";
import type { AppointmentRequest } from "#domain/salon/appointmentForm.ts";
import * as form from "../../components/ContactForm.css.ts";
import { replacedForm } from "../../components/replacedForm.css.ts";
import * as styles from "./VisitForm.css.ts";
import { VisitFields } from "./VisitFields.tsx";
import { VisitTime } from "./VisitTime.tsx";

/** The section of a salon's page that books a visit, and says so once it is booked. */
export function VisitForm({ salon }: { readonly salon: SalonPage }) {
  const [booked, setBooked] = useState<AppointmentRequest | null>(null);
  const result = useRef<HTMLDivElement>(null);
  // The form that was pressed is gone.
  useEffect(() => {
    if (booked) result.current?.focus();
  }, [booked]);
  const phoneHref = `tel:${salon.phone.replaceAll(/[^+\d]/g, "")}`;
  return (
    <section className={form.section} aria-labelledby="visit-form">
      <Heading level={2} id="visit-form">
        <FormattedMessage id="salons.visit.title" />
      </Heading>
      <noscript>
        <p>
          <FormattedMessage
            id="salons.visit.noScript"
            values={{ phone: <Link href={phoneHref}>{salon.phone}</Link> }}
          />
        </p>
      </noscript>
      {booked ? (
        <div ref={result} tabIndex={-1} className={replacedForm}>
          <InlineNotice type="success">
            <FormattedMessage
              id="salons.visit.booked"
              values={{
                when: <VisitTime key="when" day={booked.day} time={booked.time} />,
                email: booked.email,
              }}
            />
          </InlineNotice>
        </div>
      ) : (
        <>
          <p className={styles.lead}>
            <FormattedMessage id="salons.visit.lead" />
          </p>
          <VisitFields salon={salon} onBooked={setBooked} />
        </>
      )}
    </section>
  );
}
