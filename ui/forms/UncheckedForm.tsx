import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Button } from "../primitives/Button.tsx";

export interface UncheckedFormProps {
  /** Checks the form once more. */
  onRetry: () => void;
}

/** Says that a form was not submitted because the code that checks it did not load. What was typed is still in the form. */
export function UncheckedForm({ onRetry }: UncheckedFormProps) {
  return (
    <div role="alert">
      <InlineNotice type="error">
        <FormattedMessage id="ui.uncheckedForm.text" />{" "}
        <Button variant="line" size="compact" onClick={onRetry}>
          <FormattedMessage id="ui.uncheckedForm.retry" />
        </Button>
      </InlineNotice>
    </div>
  );
}
