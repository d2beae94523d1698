import type { Fetch } from "../gate/provider.ts";
import type { Bytes } from "../answer/compression.ts";

interface Invoice {
  readonly fileName: string;
  readonly pdf: Bytes;
}

/** Returns the application's current code, which creates invoices. */
interface InvoiceSource {
  readonly entry: () => Promise<{
    readonly makeInvoice: (
      path: string,
      setting: { readonly origin: string; readonly fetch: Fetch },
    ) => Promise<Invoice | null>;
  }>;
}

/** Invoices are personal, so they are kept nowhere on their way. */
const headers = { "cache-control": "private, no-store", "x-robots-tag": "noindex" } as const;

/**
 * Creates the handler of invoices. It asks for the order on behalf of the visitor; an order that the visitor may not see has
 * no invoice.
 */
export const createInvoices =
  (pages: InvoiceSource) =>
  async (request: Request, fetch: Fetch): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    const invoice = await (await pages.entry()).makeInvoice(pathname, { origin, fetch });
    if (!invoice) {
      return new Response("Not found", { status: 404, headers: { ...headers, "content-type": "text/plain" } });
    }
    const { fileName, pdf } = invoice;
    return new Response(pdf, {
      headers: {
        ...headers,
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${fileName}"`,
        "content-length": String(pdf.length),
      },
    });
  };
