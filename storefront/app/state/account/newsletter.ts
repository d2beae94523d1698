import type { Client } from "#client/createClient.ts";
import { sendForm } from "./sendForm.ts";

/**
 * Asks for the newsletter and returns why that was refused; null when it was accepted. The subscription starts once the
 * link in a mail is followed (docs/specification/accounts.md#account-26).
 */
export const subscribeToNewsletter = (client: Client, email: string) =>
  sendForm(() => client.customer.subscribeToNewsletter(email));
