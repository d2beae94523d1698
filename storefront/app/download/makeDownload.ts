import type { Fetch } from "#client/createClient.ts";
import { createDownloadCalls } from "#client/downloadCalls.ts";
import { ProviderRefusal } from "#client/failures.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { drawnDocument, readDownloadPath } from "#domain/order/download.ts";
import { languageOfStore } from "#domain/store.ts";
import { bytesOf } from "../guide/sheet.ts";
import { drawWorkbook } from "./drawWorkbook.ts";
import { workbookTexts } from "./workbookTexts.ts";

/** A paid document, or why it is not opened: the order is not paid, has ended, or is not the visitor's. */
export type Download =
  | { readonly fileName: string; readonly pdf: Buffer<ArrayBuffer> }
  /** The name of a file of the shop. The store is that of the page which says that the file is missing. */
  | { readonly file: string; readonly store: (typeof storeViews)[number] }
  | { readonly refused: "unpaid" | "ended" | "unknown"; readonly store: (typeof storeViews)[number] };

export interface DownloadSetting {
  /** The shop's origin. */
  readonly origin: string;
  /** Sends requests to the provider on behalf of the visitor. */
  readonly fetch: Fetch;
}

const reasons: Readonly<Record<string, "unpaid" | "ended">> = { DOWNLOAD_UNPAID: "unpaid", DOWNLOAD_ENDED: "ended" };

/**
 * Creates or names the paid document at a path, once the provider has said that this visitor may open it. Returns null for
 * any other path.
 */
export async function makeDownload(pathname: string, { origin, fetch }: DownloadSetting): Promise<Download | null> {
  const path = readDownloadPath(pathname);
  const store = storeViews.find(({ code, enabled }) => enabled && code === path?.storeCode);
  if (!path || !store) return null;
  try {
    const { document } = await createDownloadCalls({ origin, store, fetch, requester: "file" }).open(path);
    if (document !== drawnDocument) return { file: document, store };
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.status >= 500) throw error;
    return { refused: reasons[error.refusal.code ?? ""] ?? "unknown", store };
  }
  const language = languageOfStore(store);
  const texts = workbookTexts[language];
  return { fileName: `${texts.fileName}.pdf`, pdf: await bytesOf(drawWorkbook(texts, language)) };
}
