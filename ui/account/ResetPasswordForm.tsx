import { ResetRequestForm, type ResetRequestFormProps } from "./ResetRequestForm.tsx";
import { SetPasswordForm, type SetPasswordFormProps } from "./SetPasswordForm.tsx";

export type ResetPasswordFormProps =
  | ({
      /** Asks for the mail, or, by the link in that mail, for the new password. */
      step: "request";
    } & ResetRequestFormProps)
  | ({ step: "new-password" } & SetPasswordFormProps);

/**
 * For who does not know the password any more. The answer to an address is the same whether there is an account or not
 * (docs/decisions/product.md#decision-15); the link in the mail works once, for half an hour, and shows whose password
 * it sets.
 */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  return props.step === "request" ? <ResetRequestForm {...props} /> : <SetPasswordForm {...props} />;
}
