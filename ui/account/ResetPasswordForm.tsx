import { ResetRequestForm, type ResetRequestFormProps } from "./ResetRequestForm.tsx";
import { SetPasswordForm, type SetPasswordFormProps } from "./SetPasswordForm.tsx";

export type ResetPasswordFormProps =
  | ({
      /** `request` asks for the e-mail with the link, `new-password` for the new password. */
      step: "request";
    } & ResetRequestFormProps)
  | ({ step: "new-password" } & SetPasswordFormProps);

/**
 * Renders the two steps of a password reset. The response to a request is the same whether the account exists or not
 * (docs/decisions/product.md#decision-15). The link in the e-mail works once, for half an hour, and shows which
 * account's password it sets.
 */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  return props.step === "request" ? <ResetRequestForm {...props} /> : <SetPasswordForm {...props} />;
}
