import { FormattedMessage, useIntl } from "react-intl";
import { eyes, readPower } from "../optics/powers.ts";
import { readAxis } from "../optics/axis.ts";
import { AxisDial } from "./AxisDial.tsx";
import { type DraftChange, isLocked, type PrescriptionDraft, textIn } from "./prescriptionDraft.ts";
import * as styles from "./PrescriptionForm.css.ts";

interface AxisDialsProps {
  draft: PrescriptionDraft;
  onChange: (change: DraftChange) => void;
}

/** A dial for each eye with a cylinder that is not copied from the other eye. */
export function AxisDials({ draft, onChange }: AxisDialsProps) {
  const intl = useIntl();
  const eyesWithCylinder = eyes.filter((eye) => {
    const cylinder = readPower(textIn(draft, `${eye}.cylinder`), "cylinder");
    return cylinder.ok && cylinder.value !== 0 && !isLocked(draft, `${eye}.axis`);
  });
  if (eyesWithCylinder.length === 0) return null;
  return (
    <section className={styles.dials}>
      <h2 className={styles.dialTitle}>
        <FormattedMessage id="ui.prescriptionForm.dialTitle" />
      </h2>
      <p className={styles.dialText}>
        <FormattedMessage id="ui.prescriptionForm.dialText" />
      </p>
      <div className={styles.dialPair}>
        {eyesWithCylinder.map((eye) => {
          const axis = readAxis(textIn(draft, `${eye}.axis`));
          return (
            <AxisDial
              key={eye}
              label={intl.formatMessage({ id: "ui.prescription.eye" }, { eye })}
              value={axis.ok ? axis.value : null}
              onChange={(degrees) => onChange({ change: "settle", cell: `${eye}.axis`, text: String(degrees) })}
            />
          );
        })}
      </div>
    </section>
  );
}
