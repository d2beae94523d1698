import { TextField, type TextFieldProps } from "@dioptra/ui";
import type { EmailProblem } from "@dioptra/ui/rules";
import { FormattedMessage } from "react-intl";

type Binding = Omit<TextFieldProps, "label" | "error" | "type" | "autoComplete">;

/** The field for the name of whoever states something about a contract. */
export const NameField = ({
  problem,
  ...binding
}: Binding & { readonly problem: "required" | "invalid" | undefined }) => (
  <TextField
    {...binding}
    autoComplete="name"
    label={<FormattedMessage id="withdrawal.name" />}
    error={problem && <FormattedMessage id={`withdrawal.name.${problem}`} />}
    aria-required
  />
);

/** The field for the address of the contract, to which the receipt goes. */
export const EmailField = ({ problem, ...binding }: Binding & { readonly problem: EmailProblem | undefined }) => (
  <TextField
    {...binding}
    type="email"
    autoComplete="email"
    label={<FormattedMessage id="withdrawal.email" />}
    error={
      problem && <FormattedMessage id={problem === "required" ? "tracking.emailMissing" : "tracking.emailWrong"} />
    }
    aria-required
  />
);
