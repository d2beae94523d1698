import { Heading, InlineNotice } from "@dioptra/ui";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { plainFormAnchor } from "#domain/plainForm/plainForm.ts";
import type { SalonPage } from "#domain/salon/salon.ts";
import type { AppointmentRequest } from "#domain/salon/appointmentForm.ts";
import * as form from "../../components/ContactForm.css.ts";
import { replacedForm } from "../../components/replacedForm.css.ts";
import * as styles from "./VisitForm.css.ts";
import { PlainVisitForm } from "./PlainVisitForm.tsx";
import { VisitFields } from "./VisitFields.tsx";
import { VisitTime } from "./VisitTime.tsx";
import type { PlainVisit } from "./plainVisit.ts";

const sectionId = plainFormAnchor("visit");

export interface VisitFormProps {
  readonly salon: SalonPage;
  /** What the address says about the form without JavaScript. */
  readonly plain: PlainVisit;
}

/** The section of a salon's page that books a visit, and says so once it is booked. */
export function VisitForm({ salon, plain: { message, reason } }: VisitFormProps) {
  const [booked, setBooked] = useState<AppointmentRequest | null>(null);
  const result = useRef<HTMLDivElement>(null);
  // The form that was pressed is gone.
  useEffect(() => {
    if (booked) result.current?.focus();
  }, [booked]);
  return (
    <section className={form.section} aria-labelledby={sectionId}>
      <Heading level={2} id={sectionId}>
        <FormattedMessage id="salons.visit.title" />
      </Heading>
      {message && (
        <InlineNotice type={message === "sent" ? "success" : "error"}>
          <FormattedMessage id={message === "sent" ? "salons.visit.plain.sent" : "salons.visit.failed"} />
        </InlineNotice>
      )}
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
      ) : message === "sent" ? null : (
        <>
          <p className={styles.lead}>
            <FormattedMessage id="salons.visit.lead" />
          </p>
          {/* Only the server writes it: React leaves alone what is in here. */}
          <noscript>{import.meta.env.SSR && <PlainVisitForm salon={salon} reason={reason} />}</noscript>
          <VisitFields salon={salon} onBooked={setBooked} />
        </>
      )}
    </section>
  );
}
