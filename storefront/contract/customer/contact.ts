import * as z from "zod/mini";
import type { ContactMessage } from "#domain/contact/contactMessage.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { ignoredResult } from "./accountForm.ts";

const line = z.string().check(z.maxLength(300));

/** A message to the shop, as it is typed. */
export const contactBody = z.object({
  /** Chosen by the sender: a message that is sent again with the same key arrives once. */
  key: z.uuid(),
  topic: line,
  name: line,
  email: line,
  order_number: z.optional(line),
  phone: z.optional(line),
  message: z.string().check(z.maxLength(20_000)),
  /** A field that people do not see. A message that fills it comes from a program, and is dropped without a word. */
  website: z.optional(line),
});

/** Returns a message in the wire's words. */
export const toWireMessage = (
  { topic, name, email, orderNumber, phone, text }: ContactMessage,
  { key, website }: { readonly key: string; readonly website: string },
) => ({
  key,
  topic,
  name,
  email,
  ...(orderNumber !== null && { order_number: orderNumber }),
  ...(phone !== null && { phone }),
  message: text,
  website,
});

export const contactEndpoints = {
  /** Our extension: sends a message to the shop, which answers by e-mail, and confirms it to the sender. */
  contact: defineEndpoint({
    method: "POST",
    path: "/api/contact",
    query: ["localeCode", "storeCode"],
    body: contactBody,
    result: ignoredResult,
    loud: true,
  }),
};
