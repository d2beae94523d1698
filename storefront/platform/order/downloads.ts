import { eq } from "drizzle-orm";
import type { WireDownload } from "#contract/order/download.ts";
import { canShowOrder } from "#domain/order/confirmation.ts";
import { downloadStanding } from "#domain/order/download.ts";
import type { OrderStep } from "#domain/order/order.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Caller } from "../customer/callerOf.ts";
import type { Session } from "../kernel/database/database.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import { type Item, readItems } from "./orderItems.ts";
import { readSteps } from "./statusHistory.ts";
import type { StatusLinks } from "./statusLinks.ts";
import { orders } from "./tables/order.ts";
import type { StoredOrder } from "./writeOrder.ts";

/** Returns the name of the document that a line opens once it is paid for; null for other products. */
export const documentOf = ({ attributes }: Pick<Item, "attributes">): string | null => {
  const { download } = attributes;
  return typeof download === "string" ? download : null;
};

/** A line whose document may be opened. */
export interface OpenDownload {
  readonly itemId: number;
  readonly name: string;
}

/** Returns the lines of an order whose documents may be opened now. */
export async function readOpenDownloads(
  session: Session,
  { id, status }: Pick<StoredOrder, "id" | "status">,
  steps: readonly OrderStep[],
): Promise<readonly OpenDownload[]> {
  if (downloadStanding({ status, steps }) !== "open") return [];
  const items = await readItems(session, id);
  return items.filter((item) => documentOf(item) !== null).map((item) => ({ itemId: item.id, name: item.name }));
}

/** How an order is named: by the token of a link to its status page, or by its number, which only its owner may use. */
export type NamedOrder = { readonly token: string } | { readonly number: string; readonly caller: Caller };

/** Returns the order that is named, if that proves the right to see it; otherwise null. */
async function findOrder(session: Session, links: StatusLinks, named: NamedOrder): Promise<StoredOrder | null> {
  if ("token" in named) {
    const link = links.readToken(named.token);
    const [order] = link ? await session.select().from(orders).where(eq(orders.id, link.orderId)) : [];
    return link && order && links.isHashOf(order, link.hash) ? order : null;
  }
  const { number, caller } = named;
  const [order] = await session.select().from(orders).where(eq(orders.number, number));
  return order && canShowOrder(String(order.id), order, { ...caller, statusTokenOrderId: null }) ? order : null;
}

/** Returns the document that a line opens. To strangers it does not exist; others are told why it cannot be opened. */
export async function readDownload(
  session: Session,
  links: StatusLinks,
  named: NamedOrder,
  itemId: string,
): Promise<Result<WireDownload, Refused>> {
  const unknown = refused("ENOTFOUND", "There is no such download.");
  const order = await findOrder(session, links, named);
  if (!order) return unknown;
  const item = (await readItems(session, order.id)).find(({ id }) => String(id) === itemId);
  const document = item ? documentOf(item) : null;
  if (document === null) return unknown;
  const standing = downloadStanding({ status: order.status, steps: await readSteps(session, order.id) });
  if (standing === "unpaid") return refused("DOWNLOAD_UNPAID", "The download opens once the order has been paid.");
  if (standing === "ended") return refused("DOWNLOAD_ENDED", "The order was canceled or refunded.");
  return ok({ document });
}
