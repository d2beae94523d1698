import { Button, Checkbox } from "@dioptra/ui";
import type { Ref } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./HealthConsent.css.ts";

export interface HealthConsentProps {
  /** What the values are for: glasses, or contact lenses. */
  readonly values: "glasses" | "lenses";
  readonly hasConsent: boolean;
  readonly isMissing: boolean;
  readonly onChange: (hasConsent: boolean) => void;
  /** Removes everything about prescriptions from this browser. */
  readonly onWipe: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * The consent to store and use the values of a prescription or of contact lenses, which are health data, and the way to
 * withdraw it (docs/specification/prescriptions.md#rx-21).
 */
export function HealthConsent({ values, hasConsent, isMissing, onChange, onWipe, ref }: HealthConsentProps) {
  return (
    <div className={styles.panel}>
      <Checkbox
        ref={ref}
        checked={hasConsent}
        onChange={({ target }) => onChange(target.checked)}
        error={isMissing && <FormattedMessage id="healthConsent.missing" />}
      >
        <FormattedMessage id={`healthConsent.${values}`} />
      </Checkbox>
      <p className={styles.text}>
        <FormattedMessage id={`healthConsent.about.${values}`} />
      </p>
      {hasConsent && (
        <div>
          <Button variant="text" size="compact" onClick={onWipe}>
            <FormattedMessage id="healthConsent.wipe" />
          </Button>
        </div>
      )}
    </div>
  );
}
