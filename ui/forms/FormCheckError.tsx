import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Button } from "../primitives/Button.tsx";

export interface FormCheckErrorProps {
  /** Called to check the form once more. */
  onRetry: () => void;
}

/**
 * Explains that a form was not submitted because the code that checks it did not load. The typed values stay in the
 * form.
 */
export function FormCheckError({ onRetry }: FormCheckErrorProps) {
  return (
    <div role="alert">
      <InlineNotice type="error">
        <FormattedMessage id="ui.formCheckError.text" />{" "}
        <Button variant="line" size="compact" onClick={onRetry}>
          <FormattedMessage id="ui.formCheckError.retry" />
        </Button>
      </InlineNotice>
    </div>
  );
}
