import type { Client } from "#client/createClient.ts";
import type { OrderReference } from "#domain/order/orderReference.ts";
import { sendForm } from "../sendForm.ts";

/** Requests the mail with the link to an order's status. Never reveals whether there is such an order. */
export const requestStatusLink = (client: Client, order: OrderReference) =>
  sendForm(() => client.order.requestStatusLink(order));
