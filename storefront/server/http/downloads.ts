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
      | { readonly refused: DownloadRefusal; readonly store: StoreView }
      | null
    >;
  }>;
}

/** What was bought is kept nowhere on its way. */
const headers = { "cache-control": "private, no-store", "x-robots-tag": "noindex" } as const;

/** Refusals: an order that is not the visitor's does not exist for him. */
const statuses = { unknown: 404, unpaid: 409, ended: 409 } as const satisfies Record<DownloadRefusal, number>;

/** Creates the handler of paid downloads. It asks the provider on behalf of the visitor whether he may open one. */
export const createDownloads =
  (pages: DownloadSource) =>
  async (request: Request, fetch: Fetch): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    const download = await (await pages.entry()).makeDownload(pathname, { origin, fetch });
    if (!download) {
      return new Response("Not found", { status: 404, headers: { ...headers, "content-type": "text/plain" } });
    }
    if ("refused" in download) {
      return new Response(downloadRefusedPage(download.store, download.refused), {
        status: statuses[download.refused],
        headers: { ...headers, "content-type": "text/html; charset=utf-8" },
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
