import { createFileRoute, redirect } from "@tanstack/react-router";
import { throwNotFound } from "../queries/throwNotFound.ts";
import { resolveAddress } from "../queries/resolveAddress.ts";
import { createAddressMappings } from "../state/addressMappings.ts";

/**
 * All other addresses. The plain path of a category, as the breadcrumb's last level names it, a product or a page of text
 * redirects to its page (docs/specification/pages.md#page-25), whose address may be the plain one (#page-46). Everything else
 * is not found.
 */
export const Route = createFileRoute("/$")({
  staticData: { query: ["childSku"] },
  validateSearch: ({ childSku }: Record<string, unknown>): { readonly childSku?: string } =>
    typeof childSku === "string" ? { childSku } : {},
  loaderDeps: ({ search: { childSku } }) => ({ childSku }),
  loader: async ({
    context: { client, queryClient, store, shop, addresses },
    params,
    deps: { childSku },
    location,
  }) => {
    const mappings = shop.consent.allows("convenience") ? createAddressMappings(store) : null;
    const path = params._splat ?? "";
    const to = await resolveAddress({ client, queryClient, addresses, mappings }, path, childSku);
    if (to === null)
      return await throwNotFound({ client, queryClient, store }, location.pathname, { kind: "page", code: path });
    // A page that is shown at this very address also has its query: the filters and the page of a list.
    const { childSku: _, ...search } = location.search as Record<string, unknown>;
    throw redirect({ to, ...(addresses && { search }), statusCode: 301, replace: true });
  },
});
