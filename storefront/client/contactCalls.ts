import { contactEndpoints, toWireMessage } from "#contract/customer/contact.ts";
import type { ContactMessage } from "#domain/contact/contactMessage.ts";
import { call, type ClientOptions } from "./call.ts";

/** How a message is sent. */
export interface ContactSending {
  /** The same for each attempt to send one message, so that it arrives once. */
  readonly key: string;
  /** What a field contains that people do not see. */
  readonly website: string;
}

/** Creates the calls that write to the shop. */
export const createContactCalls = (options: ClientOptions) => ({
  /** Sends a message to the shop. */
  send: (message: ContactMessage, sending: ContactSending) =>
    call(options, contactEndpoints.contact, {}, toWireMessage(message, sending)),
});
