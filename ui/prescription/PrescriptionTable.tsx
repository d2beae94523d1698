import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Eye, type EyePowers, eyes, transpose } from "../optics/powers.ts";
import { prescriptionFields } from "../optics/readPrescription.ts";
import type { DraftView } from "./draftView.ts";
import { PrescriptionCell } from "./PrescriptionCell.tsx";
import type { DraftCell, DraftChange, PrescriptionDraft } from "./prescriptionDraft.ts";
import { EyeHeading, TableHead, tableRoles } from "./TableHeadings.tsx";
import * as styles from "./PrescriptionTable.css.ts";
import { formatDioptres } from "../primitives/formats.ts";

interface PrescriptionTableProps {
  view: DraftView;
  onChange: (change: DraftChange) => void;
}

/** The table of powers: one row per eye, or one column on narrow screens. Tab moves through one eye after the other. */
export function PrescriptionTable({ view, onChange }: PrescriptionTableProps) {
  const intl = useIntl();
  const isShared = view.draft.distance === "single";
  const lastRow = hasTransposition(view.reading.rows.left.eye) ? "twin" : "eye";
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
    <TransposedRow eye={eye} powers={view.reading.rows[eye].eye} distance={view.draft.distance} />
  </>
);

interface TransposedRowProps {
  eye: Eye;
  /** Null while they are invalid. */
  powers: EyePowers | null;
  distance: PrescriptionDraft["distance"];
}

/** Returns whether a lens has a transposed form, which requires a cylinder. */
const hasTransposition = (powers: EyePowers | null): powers is EyePowers => powers !== null && powers.cylinder !== 0;

/** The same lens in the transposed form, with the cylinder of the other sign. */
function TransposedRow({ eye, powers, distance }: TransposedRowProps) {
  const intl = useIntl();
  if (!hasTransposition(powers)) return null;
  const transposed = transpose(powers);
  return (
    <tr {...tableRoles.row} className={styles.group}>
      <td {...tableRoles.cell} colSpan={distance === "single" ? 5 : 6} className={styles.twin({ eye, distance })}>
        <span className={styles.notation}>
          <FormattedMessage
            id={transposed.cylinder > 0 ? "ui.prescriptionForm.twinPlus" : "ui.prescriptionForm.twinMinus"}
            values={{ mark: intl.formatMessage({ id: "ui.prescription.eyeMark" }, { eye }) }}
          />
        </span>{" "}
        <span className={styles.figures}>
          {formatDioptres(intl, transposed.sphere)} {formatDioptres(intl, transposed.cylinder)} × {transposed.axis}°
        </span>
      </td>
    </tr>
  );
}
