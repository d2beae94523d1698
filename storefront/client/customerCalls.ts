import type { LoginValue, RegistrationValue, ResetLink } from "#domain/customer/customer.ts";
import { newsletterEndpoints } from "#contract/customer/newsletter.ts";
import { profileEndpoints } from "#contract/customer/profile.ts";
import { userEndpoints } from "#contract/customer/user.ts";
import { passwordResetEndpoints } from "#contract/customer/passwordReset.ts";
import { call, type ClientOptions } from "./call.ts";

/** Creates the calls about customers and their accounts. */
export const createCustomerCalls = (options: ClientOptions) => ({
  /** Logs a customer in. The gate keeps the tokens in cookies that scripts cannot read. */
  logIn: ({ email, password }: LoginValue) => call(options, userEndpoints.userLogin, {}, { username: email, password }),
  /** Creates an account and logs its customer in, who gets the order that this browser has placed as a guest. */
  register: ({ firstName, lastName, email, password, terms }: RegistrationValue, orderKey?: string) =>
    call(
      options,
      userEndpoints.userCreate,
      {},
      {
        customer: { firstname: firstName, lastname: lastName, email },
        password,
        conditions: terms,
        ...(orderKey !== undefined && { order_id: orderKey }),
      },
    ),
  /** Ends the login at the platform and in this browser. */
  logOut: () => call(options, userEndpoints.userLogout, {}, {}),
  /** Returns the profile of the customer who is logged in. */
  profile: () => call(options, profileEndpoints.userProfile, {}),
  /** Sends a mail whose link starts the newsletter. The answer does not reveal who is subscribed. */
  subscribeToNewsletter: (email: string) => call(options, newsletterEndpoints.newsletterSubscribe, {}, { email }),
  /** Sends a password reset link if there is such an account. The answer does not reveal whether there is. */
  requestPasswordReset: (email: string) => call(options, passwordResetEndpoints.userResetPassword, {}, { email }),
  /** Sets a new password with the token of such a link. */
  resetPassword: ({ email, token }: ResetLink, newPassword: string) =>
    call(options, passwordResetEndpoints.userPasswordChange, {}, { email, newPassword, resetToken: token }),
});
