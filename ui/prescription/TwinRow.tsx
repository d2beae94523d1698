import { FormattedMessage, useIntl } from "react-intl";
import { type Eye, type EyePowers, transpose } from "../optics/powers.ts";
import { formatDioptres } from "../primitives/formats.ts";
import type { PrescriptionDraft } from "./prescriptionDraft.ts";
import { tableRoles } from "./tableRoles.ts";
import * as styles from "./PrescriptionTable.css.ts";

interface TwinRowProps {
  eye: Eye;
  /** Null while they cannot be read. */
  powers: EyePowers | null;
  distance: PrescriptionDraft["distance"];
}

/** Without a cylinder there is no other way to write a lens. */
export const hasTwin = (powers: EyePowers | null): powers is EyePowers => powers !== null && powers.cylinder !== 0;

/** The same lens as another paper may write it, with the cylinder of the other sign. */
export function TwinRow({ eye, powers, distance }: TwinRowProps) {
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
