import { Button, Checkbox } from "@dioptra/ui";
import type { Ref } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./ConfiguratorView.css.ts";

interface ConsentFieldProps {
  readonly hasConsent: boolean;
  readonly isMissing: boolean;
  readonly onChange: (hasConsent: boolean) => void;
  /** Removes everything about prescriptions from this browser. */
  readonly onWipe: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * The consent to store and use the values of a prescription, which are health data, and the way to withdraw it
 * (docs/specification/prescriptions.md#rx-21).
 */
export function ConsentField({ hasConsent, isMissing, onChange, onWipe, ref }: ConsentFieldProps) {
  return (
    <div className={styles.panel}>
      <Checkbox
        ref={ref}
        checked={hasConsent}
        onChange={({ target }) => onChange(target.checked)}
        error={isMissing && <FormattedMessage id="configurator.consent.missing" />}
      >
        <FormattedMessage id="configurator.consent" />
      </Checkbox>
      <p className={styles.text}>
        <FormattedMessage id="configurator.consent.about" />
      </p>
      {hasConsent && (
        <div>
          <Button variant="text" size="compact" onClick={onWipe}>
            <FormattedMessage id="configurator.wipe" />
          </Button>
        </div>
      )}
    </div>
  );
}
