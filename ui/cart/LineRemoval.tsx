import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmedAction } from "../feedback/ConfirmedAction.tsx";
import { quietAction } from "../primitives/quietAction.css.ts";

export interface LineRemovalProps {
  /** The name of the product to remove. */
  name: string;
  /** Whether to ask for confirmation in place (docs/decisions/product.md#decision-9). */
  needsConfirmation: boolean;
  /** Called to remove the line, after the confirmation if there is one. */
  onRemove: () => void;
}

/** Renders the button that removes a line. */
export function LineRemoval({ name, needsConfirmation, onRemove }: LineRemovalProps) {
  const intl = useIntl();
  const label = <FormattedMessage id="ui.lineRemoval.remove" />;
  const fullName = intl.formatMessage({ id: "ui.lineRemoval.removeNamed" }, { name });
  if (!needsConfirmation) {
    return (
      <button type="button" className={quietAction({ tone: "muted" })} aria-label={fullName} onClick={onRemove}>
        {label}
      </button>
    );
  }
  return (
    <ConfirmedAction
      label={label}
      name={fullName}
      question={<FormattedMessage id="ui.lineRemoval.question" />}
      subject={name}
      cancelLabel={<FormattedMessage id="ui.lineRemoval.keep" />}
      onConfirm={onRemove}
    />
  );
}
