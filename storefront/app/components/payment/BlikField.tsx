import { BlikInput, type BlikInputProps } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { partsOfPanel } from "../../i18n/messageParts.ts";
import { WithMessages } from "../WithMessages.tsx";

export interface BlikFieldProps extends Omit<BlikInputProps, "error"> {
  /** Whether the shopper wanted to go on without a code. */
  readonly isMissing: boolean;
}

/** The field for a BLIK code, and the wait for its confirmation. */
export const BlikField = ({ isMissing, ...field }: BlikFieldProps) => (
  <WithMessages parts={partsOfPanel.blik}>
    <BlikInput {...field} error={isMissing && <FormattedMessage id="confirmation.blikMissing" />} />
  </WithMessages>
);
