import { FormattedMessage, useIntl } from "react-intl";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { type Eye, eyes } from "../optics/powers.ts";
import { horizontalBases, verticalBases } from "../optics/prism.ts";
import { type DraftView, problemId } from "./draftView.ts";
import { PrescriptionCell } from "./PrescriptionCell.tsx";
import { type DraftChange, type PrismDirection, prismDirections } from "./prescriptionDraft.ts";
import { ColumnHeading, EyeHeading, tableRoles } from "./TableHeadings.tsx";
import { baseWords } from "./figureWords.ts";
import * as styles from "./PrescriptionTable.css.ts";

interface PrismTableProps {
  view: DraftView;
  onChange: (change: DraftChange) => void;
}

const basesOf = { horizontal: horizontalBases, vertical: verticalBases };

/** The table of prisms: amount and base of the horizontal and the vertical prism of each eye. */
export function PrismTable({ view, onChange }: PrismTableProps) {
  return (
    <div className={styles.frame}>
      <table
        {...tableRoles.table}
        aria-label={useIntl().formatMessage({ id: "ui.prescription.prism" })}
        className={styles.table({ columns: "prism" })}
      >
        <thead {...tableRoles.group} className={styles.group}>
          <tr {...tableRoles.row} className={styles.group}>
            <ColumnHeading>
              <FormattedMessage id="ui.prescription.eyeHeading" />
            </ColumnHeading>
            {prismDirections.map((direction) => (
              <ColumnHeading key={direction}>
                <small className={styles.title}>
                  <FormattedMessage id={`ui.prescription.${direction}`} />
                </small>
              </ColumnHeading>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={styles.group}>
          {eyes.map((eye) => (
            <tr key={eye} {...tableRoles.row} className={styles.group}>
              <EyeHeading eye={eye} />
              {prismDirections.map((direction) => (
                <PrismCell key={direction} eye={eye} direction={direction} view={view} onChange={onChange} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PrismCellProps extends PrismTableProps {
  eye: Eye;
  direction: PrismDirection;
}

function PrismCell({ eye, direction, view, onChange }: PrismCellProps) {
  const intl = useIntl();
  const cell = `${eye}.${direction}` as const;
  const cellView = view.viewOf(cell);
  const base = intl.formatMessage({ id: "ui.prescription.base" });
  const bases = basesOf[direction];
  const isBaseMissing = view.problems.some(
    (problem) => problem.cell === cell && problem.problem.reason === "base-required",
  );
  return (
    <td {...tableRoles.cell} className={styles.cell({ row: eye })}>
      <div className={styles.prism}>
        <PrescriptionCell view={cellView} onChange={onChange} />
        <div className={styles.baseFrame}>
          <select
            className={styles.base}
            aria-label={`${cellView.label}, ${base}`}
            aria-invalid={isBaseMissing || undefined}
            aria-describedby={isBaseMissing ? problemId(cellView.id) : undefined}
            value={view.draft.bases[cell] ?? ""}
            onChange={({ target }) =>
              onChange({ change: "base", cell, base: bases.find((each) => each === target.value) ?? null })
            }
          >
            <option value="">{base}</option>
            {bases.map((each) => (
              <option key={each} value={each}>
                {baseWords(intl, each)}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.baseMark} />
        </div>
      </div>
    </td>
  );
}
