import { createFileRoute } from "@tanstack/react-router";

/**
 * A category under its plain path, as the breadcrumb's last level names it (docs/decisions/product.md#decision-22),
 * leads to its page.
 */
export const Route = createFileRoute("/$")({
  loader: async ({ context, params }) => {
    const { leadToCategory } = await import("../queries/leadToCategory.ts");
    return leadToCategory(context, params._splat);
  },
});
