import { useRouteContext } from "@tanstack/react-router";
import type { Client } from "#client/createClient.ts";
import type { Refusal } from "#client/failures.ts";
import type { CustomerAddress, PasswordChangeValue, ProfileValue } from "#domain/customer/customer.ts";
import type { Session } from "./sessionStore.ts";
import { type PasswordProblem, passwordProblemOf } from "./passwordProblem.ts";
import type { FormProblem } from "../sendForm.ts";
import { sessionActionsOf } from "./sessionActions.ts";

/** The current password is wrong. */
export type WrongPassword = { readonly refused: "wrong-password" };
/** Why a new password was refused. */
export type PasswordChangeProblem = FormProblem | WrongPassword | { readonly refused: PasswordProblem };

const wrongPassword = ({ fields }: Refusal): WrongPassword | null =>
  fields.some(({ field }) => field === "currentPassword") ? { refused: "wrong-password" } : null;

function passwordProblem(refusal: Refusal): PasswordChangeProblem | null {
  const refused = passwordProblemOf(refusal, "newPassword");
  return refused ? { refused } : wrongPassword(refusal);
}

/** Creates what changes the profile of the customer who is logged in. Each returns why it was refused; null when it was not. */
function createProfileActions(client: Client, session: Session) {
  const actions = sessionActionsOf(session);
  return {
    saveDetails: (value: ProfileValue): Promise<FormProblem | WrongPassword | null> =>
      actions.send(async () => actions.update(await client.account.saveProfile(value)), wrongPassword),

    changePassword: (value: PasswordChangeValue): Promise<PasswordChangeProblem | null> =>
      actions.send(async () => client.account.changePassword(value), passwordProblem),

    /** Replaces all addresses. Those without an id are new. */
    saveAddresses: (addresses: readonly CustomerAddress[]): Promise<FormProblem | null> =>
      actions.send(async () => {
        const { customer } = session.store.getState();
        if (customer) actions.update(await client.account.saveAddresses(customer.id, addresses));
      }),

    /** Passes all data about the customer to `onLoaded`, as the text of a file. */
    loadData: (onLoaded: (text: string) => void): Promise<FormProblem | null> =>
      actions.send(async () => onLoaded(JSON.stringify(await client.account.personalData(), null, 2))),

    /** Deletes the account, and with it everything about the person in this browser. */
    async deleteAccount(password: string): Promise<FormProblem | WrongPassword | null> {
      const problem = await actions.send(async () => client.account.deleteAccount(password), wrongPassword);
      if (problem === null) await actions.leaveDeleted();
      return problem;
    },

    /** Ends the newsletter to the customer's e-mail address. */
    endNewsletter: (email: string): Promise<FormProblem | null> =>
      actions.send(async () => {
        // Without a login the platform would accept the call, too, and send a mail instead.
        await client.customer.profile();
        await client.account.endNewsletter(email);
      }),
  };
}

/** Returns what changes the profile of the customer who is logged in. */
export function useProfileActions() {
  const { client, shop } = useRouteContext({ from: "__root__" });
  return createProfileActions(client, shop.session);
}
