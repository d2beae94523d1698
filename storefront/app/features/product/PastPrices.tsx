import { PriceHistory, Skeleton } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { LoadProblem } from "../../components/LoadProblem.tsx";
import { WithMessages } from "../../components/WithMessages.tsx";
import { partsOfPanel } from "../../i18n/messageParts.ts";
import { priceHistoryQuery } from "../../queries/products.ts";

export interface PastPricesProps {
  /** The sku of the variant, or of a product without variants. */
  readonly sku: string;
}

/** The prices of the last months, and why a reduction is what it is (docs/specification/products.md#product-13). */
export const PastPrices = (props: PastPricesProps) => (
  <WithMessages parts={partsOfPanel.priceHistory}>
    <Prices {...props} />
  </WithMessages>
);

function Prices({ sku }: PastPricesProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const { data, error, refetch } = useQuery(priceHistoryQuery(client, sku));
  if (data) return <PriceHistory history={data.prices} today={data.today} lowest={data.lowest} />;
  if (error) {
    return (
      <LoadProblem
        error={error}
        offline="priceHistory.offline"
        failed="priceHistory.notLoaded"
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton shape="block" />
    </div>
  );
}
