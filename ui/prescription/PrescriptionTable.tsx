import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { type Eye, eyes } from "../optics/powers.ts";
import { prescriptionFields } from "../optics/readPrescription.ts";
import type { DraftView } from "./draftView.ts";
import { PrescriptionCell } from "./PrescriptionCell.tsx";
import type { DraftCell, DraftChange } from "./prescriptionDraft.ts";
import { tableRoles } from "./tableRoles.ts";
import { EyeHeading, TableHead } from "./TableHeadings.tsx";
import * as styles from "./PrescriptionTable.css.ts";
import { hasTwin, TwinRow } from "./TwinRow.tsx";

interface PrescriptionTableProps {
  view: DraftView;
  onChange: (change: DraftChange) => void;
}

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
        <TableHead />
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
