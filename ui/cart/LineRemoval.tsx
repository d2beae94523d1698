import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmedAction } from "../feedback/ConfirmedAction.tsx";

export interface LineRemovalProps {
  /** The product that would go. */
  name: string;
  onRemove: () => void;
}

/** Asks in place before a line goes (decision 9). */
export function LineRemoval({ name, onRemove }: LineRemovalProps) {
  const intl = useIntl();
  return (
    <ConfirmedAction
      label={<FormattedMessage id="ui.lineRemoval.remove" />}
      name={intl.formatMessage({ id: "ui.lineRemoval.removeNamed" }, { name })}
      question={<FormattedMessage id="ui.lineRemoval.question" />}
      about={name}
      keep={<FormattedMessage id="ui.lineRemoval.keep" />}
      onConfirm={onRemove}
    />
  );
}
