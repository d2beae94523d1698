import type { Client } from "#client/createClient.ts";
import type { ContactMessage } from "#domain/contact/contactMessage.ts";
import { sendForm } from "../account/sendForm.ts";

/** Sends a message to the shop and returns why that was refused; null when it was accepted. */
export const sendMessage = (
  client: Client,
  message: ContactMessage,
  sending: Parameters<Client["contact"]["send"]>[1],
) => sendForm(() => client.contact.send(message, sending));
