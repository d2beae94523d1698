import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Eye } from "../optics/powers.ts";
import { prescriptionFields } from "../optics/readPrescription.ts";
import * as styles from "./PrescriptionTable.css.ts";

/** Explicit roles: in some browsers, a table that is laid out as a grid loses its semantics. */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  eye: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

const columns = [...prescriptionFields, "distance"] as const;

/** The column headings SPH, CYL, AX, ADD and PD. */
export const TableHead = () => (
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
);

/** The heading of a column. */
export const ColumnHeading = ({ children }: { children: ReactNode }) => (
  <th {...tableRoles.column} className={styles.cell({ row: "head" })}>
    <span className={styles.heading}>{children}</span>
  </th>
);

/** The heading of the row of an eye. */
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
