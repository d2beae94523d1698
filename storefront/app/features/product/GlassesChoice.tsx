import { Amount, BoxedChoice, Button, Link } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { configuratorHref } from "#domain/configurator/href.ts";
import { lensFrameOf } from "#domain/configurator/makeability.ts";
import { lowestLensPrice } from "#domain/configurator/offeredLenses.ts";
import { add } from "#domain/money.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import { cheapestLensesQuery } from "../../queries/configurator.ts";
import { useStoreView } from "../../state/useShop.ts";
import { BuyBar } from "./BuyBar.tsx";
import * as styles from "./ProductView.css.ts";

interface GlassesChoiceProps {
  readonly product: Product;
  readonly variant: Variant | null;
  /** Whether the frame is being added to the cart. */
  readonly isAdding: boolean;
  readonly onAdd: () => void;
}

/**
 * The choice between glasses with prescription lenses and the frame alone, with their prices
 * (docs/specification/prescriptions.md#rx-18).
 */
export function GlassesChoice({ product, variant, isAdding, onAdd }: GlassesChoiceProps) {
  const { prefix } = useStoreView();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: cheapest = [] } = useQuery(cheapestLensesQuery(client));
  const frame = variant?.frame ?? product.frame;
  const lensesFrom = lowestLensPrice(cheapest, frame && lensFrameOf(frame));
  const [choice, setChoice] = useState<"lenses" | "frame">("lenses");
  const { current } = (variant ?? product).price;
  const withLenses = lensesFrom !== null && choice === "lenses";
  const href = configuratorHref(prefix, { parentSku: product.parentSku, childSku: variant?.sku ?? null });
  const choose = (
    <Link variant={withLenses ? "solid" : "line"} size={withLenses ? "primary" : "standard"} width="full" href={href}>
      <FormattedMessage id="product.glasses.choose" />
    </Link>
  );
  const addFrame = (
    <Button
      variant={withLenses ? "line" : "solid"}
      size={withLenses ? "standard" : "primary"}
      width="full"
      pending={isAdding}
      onClick={onAdd}
    >
      <FormattedMessage id={isAdding ? "product.adding" : lensesFrom ? "product.glasses.addFrame" : "product.add"} />
    </Button>
  );
  const priceWithLenses = lensesFrom && (
    <FormattedMessage id="product.glasses.from" values={{ price: <Amount value={add(current, lensesFrom)} /> }} />
  );
  return (
    <div className={styles.stack}>
      {lensesFrom && (
        <div className={styles.withScript}>
          <BoxedChoice
            legend={<FormattedMessage id="product.glasses" />}
            boxes={[
              {
                value: "lenses",
                label: <FormattedMessage id="product.glasses.lenses" />,
                note: priceWithLenses,
              },
              {
                value: "frame",
                label: <FormattedMessage id="product.glasses.frame" />,
                note: <Amount value={current} />,
              },
            ]}
            value={choice}
            onChange={setChoice}
          />
        </div>
      )}
      {withLenses && (
        <BuyBar name={product.name} price={priceWithLenses}>
          {choose}
        </BuyBar>
      )}
      <div className={styles.withScript}>
        {withLenses ? (
          addFrame
        ) : (
          <BuyBar name={product.name} price={<Amount value={current} />}>
            {addFrame}
          </BuyBar>
        )}
      </div>
      {lensesFrom && !withLenses && choose}
    </div>
  );
}
