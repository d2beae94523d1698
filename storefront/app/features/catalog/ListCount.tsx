import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { listQuery, type ListScope } from "../../queries/catalog.ts";

/** How many products the list has; said again to those who cannot see it whenever it changes. */
export function ListCount({ scope }: { readonly scope: ListScope }) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data } = useSuspenseQuery(listQuery(client, scope));
  const isNarrowed = Object.keys(scope.address.chosen).length > 0 && scope.address.text === null;
  return (
    <output>
      {isNarrowed ? (
        <FormattedMessage id="category.countOf" values={{ count: data.total, total: scope.category.productCount }} />
      ) : (
        <FormattedMessage id="category.count" values={{ count: data.total }} />
      )}
    </output>
  );
}
