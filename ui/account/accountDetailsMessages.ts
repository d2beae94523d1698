import { personalDetailsMessages } from "../checkout/problemMessages.ts";

/** The message for each problem of a personal detail, of an account that nothing has been ordered with yet. */
export const accountDetailsMessages: typeof personalDetailsMessages = {
  ...personalDetailsMessages,
  email: { ...personalDetailsMessages.email, required: "ui.personalDetailsForm.email.accountRequired" },
};
