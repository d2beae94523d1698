import { downloadEndpoints } from "#contract/order/download.ts";
import type { DownloadPath } from "#domain/order/download.ts";
import { call, type ClientOptions } from "./call.ts";

/** Creates the call that opens a paid download. Only the server makes it. */
export const createDownloadCalls = (options: ClientOptions) => ({
  /** Returns the name of the document that a line opens. Throws `ProviderRefusal` if it may not be opened. */
  open: ({ lineId, ...order }: DownloadPath) =>
    call(options, downloadEndpoints.orderDownload, {
      item_id: lineId,
      ...("token" in order ? { status_token: order.token } : { order_id: order.number }),
    }),
});
