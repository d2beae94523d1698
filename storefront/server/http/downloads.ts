import { openDocument } from "./documents.ts";
import type { StoreView } from "#domain/store.ts";
import type { Bytes } from "../answer/compression.ts";
import type { Fetch } from "../gate/provider.ts";
import { type DownloadRefusal, downloadRefusedPage } from "./fallbackPages.ts";

/** Returns the application's current code, which opens paid downloads. */
interface DownloadSource {
  readonly entry: () => Promise<{
    readonly makeDownload: (
      path: string,
      setting: { readonly origin: string; readonly fetch: Fetch },
    ) => Promise<
      | { readonly fileName: string; readonly pdf: Bytes }
      | { readonly file: string; readonly store: StoreView }
      | { readonly refused: DownloadRefusal; readonly store: StoreView }
      | null
    >;
  }>;
}

/** What was bought is kept nowhere on its way. */
const headers = { "cache-control": "private, no-store", "x-robots-tag": "noindex" } as const;

/** Refusals: an order that is not the visitor's does not exist for him. */
const statuses = { unknown: 404, unpaid: 409, ended: 409 } as const satisfies Record<DownloadRefusal, number>;

const refusedAnswer = (store: StoreView, refusal: DownloadRefusal): Response =>
  new Response(downloadRefusedPage(store, refusal), {
    status: statuses[refusal],
    headers: { ...headers, "content-type": "text/html; charset=utf-8" },
  });

/**
 * Creates the handler of paid downloads. It asks the provider on behalf of the visitor whether he may open one.
 * `documentFolder` has the shop's own files; without it there are none.
 */
export const createDownloads =
  (pages: DownloadSource, documentFolder: string | null) =>
  async (request: Request, fetch: Fetch): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    const download = await (await pages.entry()).makeDownload(pathname, { origin, fetch });
    if (!download) {
      return new Response("Not found", { status: 404, headers: { ...headers, "content-type": "text/plain" } });
    }
    if ("refused" in download) return refusedAnswer(download.store, download.refused);
    if ("file" in download) {
      const document = documentFolder === null ? null : await openDocument(documentFolder, download.file);
      if (!document) return refusedAnswer(download.store, "unknown");
      return new Response(document.body, {
        headers: {
          ...headers,
          "content-type": document.type,
          "content-disposition": `attachment; filename="${download.file}"`,
          "content-length": String(document.size),
        },
      });
    }
    return new Response(download.pdf, {
      headers: {
        ...headers,
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${download.fileName}"`,
        "content-length": String(download.pdf.length),
      },
    });
  };
