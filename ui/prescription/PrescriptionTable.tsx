import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Eye, eyes } from "../optics/eyePowers.ts";
import { prescriptionFields } from "../optics/readPrescription.ts";
import type { DraftView } from "./draftView.ts";
import { PrescriptionCell } from "./PrescriptionCell.tsx";
import type { DraftCell, DraftChange } from "./prescriptionDraft.ts";
import { tableRoles } from "./tableRoles.ts";
import * as styles from "./PrescriptionTable.css.ts";
import { hasTwin, TwinRow } from "./TwinRow.tsx";

interface PrescriptionTableProps {
  view: DraftView;
  onChange: (change: DraftChange) => void;
}

const columns = [...prescriptionFields, "distance"] as const;

/** The paper: a row an eye, and on narrow screens a column. It is one table either way, and Tab goes eye by eye. */
export function PrescriptionTable({ view, onChange }: PrescriptionTableProps) {
  const intl = useIntl();
  const isShared = view.draft.distance === "single";
  const lastRow = hasTwin(view.reading.rows.left.eye) ? "twin" : "eye";
  const cellOf = (cell: DraftCell) => <PrescriptionCell view={view.viewOf(cell)} onChange={onChange} />;
  return (
    <div className={styles.frame}>
      <table
        {...tableRoles.table}
        aria-label={intl.formatMessage({ id: "ui.prescription.table" })}
        className={styles.table({ columns: "powers" })}
      >
        <thead {...tableRoles.group} className={styles.group}>
          <tr {...tableRoles.row} className={styles.group}>
            <ColumnHeading>
              <FormattedMessage id="ui.prescription.eyeHeading" />
            </ColumnHeading>
            {columns.map((field) => (
              <ColumnHeading key={field}>
                <FormattedMessage id={`ui.prescription.mark.${field}`} />
                <small className={styles.name}>
                  <FormattedMessage id={`ui.prescription.${field}`} />
                </small>
              </ColumnHeading>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={styles.group}>
          {eyes.map((eye) => (
            <EyeRows key={eye} eye={eye} view={view}>
              {prescriptionFields.map((field) => (
                <td key={field} {...tableRoles.cell} className={styles.cell({ row: eye })}>
                  {cellOf(`${eye}.${field}`)}
                </td>
              ))}
              {!isShared && (
                <td {...tableRoles.cell} className={styles.cell({ row: eye })}>
                  {cellOf(`distance.${eye}`)}
                </td>
              )}
              {isShared && eye === "right" && (
                <td {...tableRoles.cell} rowSpan={2} className={styles.shared({ lastRow })}>
                  {cellOf("distance.total")}
                </td>
              )}
            </EyeRows>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const EyeRows = ({ eye, view, children }: { eye: Eye; view: DraftView; children: ReactNode }) => (
  <>
    <tr {...tableRoles.row} className={styles.group}>
      <EyeHeading eye={eye} />
      {children}
    </tr>
    <TwinRow eye={eye} powers={view.reading.rows[eye].eye} distance={view.draft.distance} />
  </>
);

/** A column of the paper by its name. */
export const ColumnHeading = ({ children }: { children: ReactNode }) => (
  <th {...tableRoles.column} className={styles.cell({ row: "head" })}>
    <span className={styles.heading}>{children}</span>
  </th>
);

/** Whose row it is, in the words of the paper. */
export const EyeHeading = ({ eye }: { eye: Eye }) => (
  <th {...tableRoles.eye} className={styles.cell({ row: eye })}>
    <span className={styles.eye}>
      <span className={styles.eyeMark}>
        <FormattedMessage id="ui.prescription.eyeMark" values={{ eye }} />
      </span>
      <small className={styles.name}>
        <FormattedMessage id="ui.prescription.eyeNames" values={{ eye }} />
      </small>
    </span>
  </th>
);
