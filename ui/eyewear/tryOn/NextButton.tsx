import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button.tsx";

/** Leads to the step after this. */
export const NextButton = ({ onNext }: { onNext: () => void }) => (
  <Button onClick={onNext}>
    <FormattedMessage id="ui.tryOnDialog.next" />
  </Button>
);
