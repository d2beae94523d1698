import type { OrderStatus, OrderStep } from "./order.ts";

/** The name of the demo's document, which the shop draws itself. All other documents are files of the shop. */
export const drawnDocument = "fit-your-glasses";

/** The content types of documents by the ending of their file's name. */
const documentTypes = new Map([
  ["epub", "application/epub+zip"],
  ["jpg", "image/jpeg"],
  ["mp3", "audio/mpeg"],
  ["mp4", "video/mp4"],
  ["pdf", "application/pdf"],
  ["png", "image/png"],
  ["zip", "application/zip"],
]);

/** The endings that the names of documents may have. */
export const documentEndings: readonly string[] = [...documentTypes.keys()];

/**
 * Returns the content type of the file with this name; null if no document can have that name. A name is not a path: it has
 * letters, digits, `-`, `_` and single dots only.
 */
export function documentType(name: string): string | null {
  const [, ending] = /^[A-Za-z0-9_-]{1,80}(?:\.[A-Za-z0-9_-]{1,40}){0,3}\.([a-z0-9]{3,4})$/.exec(name) ?? [];
  return (ending !== undefined && documentTypes.get(ending)) || null;
}

/** Whether a paid download may be opened, and why not: nobody has paid it yet, or the order was canceled or refunded. */
export type DownloadStanding = "open" | "unpaid" | "ended";

const paidStatuses: ReadonlySet<OrderStatus> = new Set(["paid", "completed"]);

/** The parts of an order that decide about its downloads. */
interface DownloadedOrder {
  readonly status: OrderStatus;
  readonly steps: readonly Pick<OrderStep, "status">[];
}

/**
 * Returns whether the downloads of an order may be opened. An order that is paid on delivery is sent before anybody has
 * paid it, so that its status alone does not tell.
 */
export function downloadStanding({ status, steps }: DownloadedOrder): DownloadStanding {
  if (status === "canceled" || status === "refunded") return "ended";
  return [status, ...steps.map((step) => step.status)].some((each) => paidStatuses.has(each)) ? "open" : "unpaid";
}

interface StoreCode {
  readonly code: string;
}

/** Returns the address of a download for the browser or the account that ordered it. */
export const downloadHref = (number: string, lineId: string | number, { code }: StoreCode): string =>
  `/media/downloads/${code}/${encodeURIComponent(number)}/${lineId}`;

/** Returns the address of a download for the holder of a link to the order's status page, whose token proves access. */
export const linkedDownloadHref = (token: string, lineId: string | number, { code }: StoreCode): string =>
  `/media/downloads/${code}/link/${encodeURIComponent(token)}/${lineId}`;

/** The line in the address of a download, and its order: by its number, or by the token of a link to its status page. */
export type DownloadPath = { readonly storeCode: string; readonly lineId: string } & (
  | { readonly number: string }
  | { readonly token: string }
);

/**
 * Returns the line and the order in the address of a download; null for any other path. Addresses in mails that were sent
 * before end with ".pdf", whatever the file.
 */
export function readDownloadPath(pathname: string): DownloadPath | null {
  const pattern = /^\/media\/downloads\/([\w-]+)\/(link\/)?([\w-]+)\/(\d{1,9})(?:\.pdf)?$/;
  const [, storeCode, link, name, lineId] = pattern.exec(pathname) ?? [];
  if (storeCode === undefined || name === undefined || lineId === undefined) return null;
  return link === undefined ? { storeCode, lineId, number: name } : { storeCode, lineId, token: name };
}
