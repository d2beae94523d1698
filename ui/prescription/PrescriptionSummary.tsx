import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { eyes } from "../optics/powers.ts";
import { prescriptionFields } from "../optics/readPrescription.ts";
import { prescriptionValidity } from "../optics/prescriptionValidity.ts";
import { Button } from "../primitives/Button.tsx";
import { Link } from "../primitives/Link.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import * as styles from "./PrescriptionSummary.css.ts";
import * as table from "./PrescriptionTable.css.ts";
import { EyeHeading, TableHead, tableRoles } from "./TableHeadings.tsx";
import type { EnteredPrescription } from "./readDraft.ts";
import { powerFigures, prismFigures } from "./figureWords.ts";

export interface PrescriptionSummaryProps {
  /** The prescription to show. */
  prescription: EnteredPrescription;
  /** Today's date, such as 2026-11-20. */
  today: string;
  /** The wearer's date of birth. Prescriptions of children are valid for a shorter time. @default null */
  dateOfBirth?: string | null;
  /** `masked` hides the values until a button is pressed, for screens that others can see. @default "open" */
  privacy?: "open" | "masked";
  /** The URL of the page where it is edited. */
  editHref?: string;
}

/** Shows a prescription in the layout of the paper, and its validity. To enter one, use `PrescriptionForm`. */
export function PrescriptionSummary(props: PrescriptionSummaryProps) {
  const { prescription, today, dateOfBirth = null, privacy = "open", editHref } = props;
  const intl = useIntl();
  const [isShown, setShown] = useState(privacy === "open");
  const { total, right, left, isHalved } = prescription.pupillaryDistance;
  const distances = { right, left };
  const length = (value: number) => <Figure text={intl.formatNumber(value)} isShown={isShown} />;
  const prisms = prismFigures(intl, prescription);
  return (
    <div>
      <div className={table.frame}>
        <table
          {...tableRoles.table}
          aria-label={intl.formatMessage({ id: "ui.prescription.table" })}
          className={table.table({ columns: "powers" })}
        >
          <TableHead />
          <tbody {...tableRoles.group} className={table.group}>
            {eyes.map((eye) => {
              const figures = powerFigures(intl, prescription, eye);
              return (
                <tr key={eye} {...tableRoles.row} className={table.group}>
                  <EyeHeading eye={eye} />
                  {prescriptionFields.map((field) => (
                    <td key={field} {...tableRoles.cell} className={table.cell({ row: eye })}>
                      <Figure text={figures[field]} isShown={isShown} />
                    </td>
                  ))}
                  {!isHalved && (
                    <td {...tableRoles.cell} className={table.cell({ row: eye })}>
                      {length(distances[eye])}
                    </td>
                  )}
                  {isHalved && eye === "right" && (
                    <td {...tableRoles.cell} rowSpan={2} className={table.shared({ lastRow: "eye" })}>
                      {length(total)}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {isShown &&
        prisms.map(({ eye, prism }) => (
          <p key={eye} className={styles.prisms}>
            <FormattedMessage
              id="ui.prescriptionSummary.prism"
              values={{ mark: intl.formatMessage({ id: "ui.prescription.eyeMark" }, { eye }), prism }}
            />
          </p>
        ))}
      <div className={styles.foot}>
        <div className={styles.validity}>
          {prescription.examined !== null && (
            <Validity examined={prescription.examined} dateOfBirth={dateOfBirth} today={today} />
          )}
        </div>
        <div className={styles.actions}>
          {privacy === "masked" && (
            <Button variant="text" size="compact" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              <FormattedMessage id={isShown ? "ui.prescriptionSummary.hide" : "ui.prescriptionSummary.show"} />
            </Button>
          )}
          {editHref !== undefined && (
            <span className={styles.edit}>
              <Link href={editHref}>
                <FormattedMessage id="ui.prescriptionSummary.edit" />
              </Link>
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function Figure({ text, isShown }: { text: string | null; isShown: boolean }) {
  if (isShown) return <span className={styles.figure}>{text ?? "–"}</span>;
  return (
    <span className={styles.figure}>
      <span aria-hidden="true">•••</span>
      <VisuallyHidden>
        <FormattedMessage id="ui.prescriptionSummary.hidden" />
      </VisuallyHidden>
    </span>
  );
}

function Validity({ examined, dateOfBirth, today }: { examined: string; dateOfBirth: string | null; today: string }) {
  const day = (date: string) => <FormattedDate value={date} dateStyle="long" timeZone="UTC" />;
  const validity = prescriptionValidity({ examined, dateOfBirth, today, purpose: "glasses" });
  const examinedOn = (
    <p>
      <FormattedMessage id="ui.prescriptionSummary.examined" values={{ date: day(examined) }} />
    </p>
  );
  if (!validity.ok) return examinedOn;
  const until = { until: day(validity.until) };
  return (
    <>
      {examinedOn}
      {validity.state === "valid" ? (
        <p>
          <FormattedMessage id="ui.prescriptionForm.validUntil" values={until} />
        </p>
      ) : (
        <InlineNotice type="warning">
          <FormattedMessage id={`ui.prescriptionSummary.${validity.state}`} values={until} />
        </InlineNotice>
      )}
    </>
  );
}
