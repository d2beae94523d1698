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

interface TwinRowProps {
  eye: Eye;
  /** Null while they cannot be read. */
  powers: EyePowers | null;
  distance: PrescriptionDraft["distance"];
}

/** Without a cylinder there is no other way to write a lens. */
const hasTwin = (powers: EyePowers | null): powers is EyePowers => powers !== null && powers.cylinder !== 0;

/** The same lens as another paper may write it, with the cylinder of the other sign. */
function TwinRow({ eye, powers, distance }: TwinRowProps) {
  const intl = useIntl();
  if (!hasTwin(powers)) return null;
  const twin = transpose(powers);
  return (
    <tr {...tableRoles.row} className={styles.group}>
      <td {...tableRoles.cell} colSpan={distance === "single" ? 5 : 6} className={styles.twin({ eye, distance })}>
        <span className={styles.notation}>
          <FormattedMessage
            id={twin.cylinder > 0 ? "ui.prescriptionForm.twinPlus" : "ui.prescriptionForm.twinMinus"}
            values={{ mark: intl.formatMessage({ id: "ui.prescription.eyeMark" }, { eye }) }}
          />
        </span>{" "}
        <span className={styles.figures}>
          {formatDioptres(intl, twin.sphere)} {formatDioptres(intl, twin.cylinder)} × {twin.axis}°
        </span>
      </td>
    </tr>
  );
}
