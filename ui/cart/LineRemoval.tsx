import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmedAction } from "../feedback/ConfirmedAction.tsx";
import { quietAction } from "../primitives/quietAction.css.ts";

export interface LineRemovalProps {
  /** The product that would go. */
  name: string;
  /** Asks in place before the line goes (docs/decisions/product.md#decision-9). */
  asks: boolean;
  onRemove: () => void;
}

/** The button that removes a line. */
export function LineRemoval({ name, asks, onRemove }: LineRemovalProps) {
  const intl = useIntl();
  const label = <FormattedMessage id="ui.lineRemoval.remove" />;
  const fullName = intl.formatMessage({ id: "ui.lineRemoval.removeNamed" }, { name });
  if (!asks) {
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
      about={name}
      keep={<FormattedMessage id="ui.lineRemoval.keep" />}
      onConfirm={onRemove}
    />
  );
}
