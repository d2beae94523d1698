import { toWireCustomerAddress } from "#contract/customer/customerAddress.ts";
import { newsletterEndpoints } from "#contract/customer/newsletter.ts";
import { profileEndpoints } from "#contract/customer/profile.ts";
import { userEndpoints } from "#contract/customer/user.ts";
import { orderHistoryEndpoints } from "#contract/order/orderHistory.ts";
import type { CustomerAddress, PasswordChangeValue, ProfileValue } from "#domain/customer/customer.ts";
import { call, type ClientOptions } from "./call.ts";

/** Creates the calls that only the pages of the account make. */
export const createAccountCalls = (options: ClientOptions) => ({
  /** Changes names and e-mail address, which needs the password. Returns the changed profile. */
  saveProfile: ({ firstName, lastName, email, currentPassword }: ProfileValue) =>
    call(
      options,
      profileEndpoints.userUpdate,
      {},
      {
        customer: { firstname: firstName, lastname: lastName, email },
        ...(currentPassword !== undefined && { currentPassword }),
      },
    ),
  /** Replaces all addresses of a customer. Those without an id are new. Returns the changed profile. */
  saveAddresses: (customerId: number, addresses: readonly CustomerAddress[]) =>
    call(
      options,
      profileEndpoints.userUpdate,
      {},
      { customer: { addresses: addresses.map((address) => toWireCustomerAddress(address, customerId)) } },
    ),
  changePassword: ({ current, password }: PasswordChangeValue) =>
    call(options, userEndpoints.userChangePassword, {}, { currentPassword: current, newPassword: password }),
  /** Returns a page of the customer's orders, the newest first. The first page is 1. */
  orderHistory: (page: number, size: number) =>
    call(options, orderHistoryEndpoints.orderHistory, { pageSize: String(size), currentPage: String(page) }),

  /** Returns whether the address of the customer who is logged in gets the newsletter; false for every other address. */
  isSubscribedToNewsletter: (email: string) => call(options, newsletterEndpoints.newsletterStatus, { email }),
  /** Ends the newsletter to the address of the customer who is logged in. Every other address gets a mail with a link. */
  endNewsletter: (email: string) => call(options, newsletterEndpoints.newsletterUnsubscribe, {}, { email }),
});
