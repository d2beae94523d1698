import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Banner } from "../../feedback/Banner.tsx";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { Button } from "../../primitives/Button.tsx";
import type { AmountValue } from "../../primitives/formats.ts";
import { checkGroup, type GroupLine, type GroupQuantities, groupTotal } from "../../rules/productSets.ts";
import { ChosenTotal } from "./ChosenTotal.tsx";
import { GroupedProduct, type GroupRefusal, type GroupedProductItem } from "./GroupedProduct.tsx";
import * as styles from "./GroupedProducts.css.ts";
import { ProductLinesSkeleton, ProductLines } from "../../catalog/listing/ProductLine.tsx";

export interface GroupedProductsProps {
  /** The products of the group. */
  products: readonly GroupedProductItem[];
  /** The currency of all prices. */
  currency: AmountValue["currency"];
  /** The initial quantities by product id. @default 0 for each product */
  defaultQuantities?: GroupQuantities;
  /**
   * The state of the products: `offline` still allows to add them, with a note that prices and stock may be outdated.
   * @default "ready"
   */
  state?: "ready" | "loading" | "failed" | "offline";
  /** Whether they are being added to the cart. @default false */
  pending?: boolean;
  /** Why products were refused in the last attempt, by id; each message stays until the quantity changes. */
  refused?: Readonly<Record<string, GroupRefusal>>;
  /** Called with the total whenever a quantity changes. */
  onTotal?: (total: AmountValue) => void;
  /** Called to add the chosen quantities to the cart. They stay in the fields; pass another `key` to reset them. */
  onAdd: (lines: readonly GroupLine[], total: AmountValue) => void;
  /** Called to load the products again after `failed`. */
  onRetry?: () => void;
}

const nothing: GroupQuantities = {};
const noRefusals: NonNullable<GroupedProductsProps["refused"]> = {};

/**
 * Renders single products bought together, each in its own quantity, with one button
 * (docs/specification/products.md#product-21). For a set with options, use `BundleOptions`.
 */
export function GroupedProducts({
  products,
  currency,
  defaultQuantities = nothing,
  state = "ready",
  pending = false,
  refused = noRefusals,
  onTotal,
  onAdd,
  onRetry,
}: GroupedProductsProps) {
  const intl = useIntl();
  const [quantities, setQuantities] = useState(defaultQuantities);
  const [hasTriedToAdd, setTriedToAdd] = useState(false);
  const [changed, setChanged] = useState<{ of: typeof refused; ids: readonly string[] }>({ of: refused, ids: [] });
  const changedSinceRefusal = changed.of === refused ? changed.ids : [];

  const members = products.map(({ id, price, available }) => ({ id, price: price.current.minor, available }));
  const checked = checkGroup(members, quantities);
  const total = { minor: groupTotal(members, quantities), currency };
  const problem = hasTriedToAdd && !checked.ok ? checked.error : null;

  function refusalOf({ id, available }: GroupedProductItem): GroupRefusal | null {
    if (problem?.reason === "too-many" && problem.ids.includes(id)) return { reason: "too-many", available };
    return changedSinceRefusal.includes(id) ? null : (refused[id] ?? null);
  }
  const refusedNames = products.filter((product) => refusalOf(product) !== null).map(({ name }) => name);

  function changeQuantity(id: string, quantity: number) {
    const next = { ...quantities, [id]: quantity };
    setQuantities(next);
    onTotal?.({ minor: groupTotal(members, next), currency });
    setChanged({ of: refused, ids: [...changedSinceRefusal, id] });
  }

  function add() {
    setTriedToAdd(true);
    if (checked.ok) onAdd(checked.value, total);
  }

  if (state === "failed") {
    return (
      <Banner
        type="error"
        action={{ label: <FormattedMessage id="ui.groupedProducts.retry" />, onAction: () => onRetry?.() }}
      >
        <FormattedMessage id="ui.groupedProducts.failed" />
      </Banner>
    );
  }
  return (
    <section
      className={styles.group}
      aria-label={intl.formatMessage({ id: "ui.groupedProducts.label" })}
      aria-busy={state === "loading" || pending || undefined}
    >
      {state === "offline" && (
        <Banner type="warning">
          <FormattedMessage id="ui.groupedProducts.offline" />
        </Banner>
      )}
      {state === "loading" && <ProductLinesSkeleton label={<FormattedMessage id="ui.groupedProducts.loading" />} />}
      {state !== "loading" && products.length === 0 && (
        <p>
          <FormattedMessage id="ui.groupedProducts.empty" />
        </p>
      )}
      {state !== "loading" && products.length > 0 && (
        <>
          <ProductLines>
            {products.map((product) => (
              <GroupedProduct
                key={product.id}
                product={product}
                quantity={quantities[product.id] ?? 0}
                refusal={refusalOf(product)}
                onQuantity={(quantity) => changeQuantity(product.id, quantity)}
              />
            ))}
          </ProductLines>
          <div className={styles.foot}>
            <ChosenTotal label={<FormattedMessage id="ui.groupedProducts.total" />} value={total} />
            <div role="alert" className={styles.alert}>
              {problem?.reason === "nothing-taken" && (
                <InlineNotice type="error">
                  <FormattedMessage id="ui.groupedProducts.nothing" />
                </InlineNotice>
              )}
              {refusedNames.length > 0 && (
                <InlineNotice type="error">
                  <FormattedMessage
                    id="ui.groupedProducts.refused"
                    values={{ names: intl.formatList(refusedNames), count: refusedNames.length }}
                  />
                </InlineNotice>
              )}
            </div>
            {members.some(({ available }) => available > 0) && (
              <Button size="primary" width="full" pending={pending} onClick={add}>
                <FormattedMessage id={pending ? "ui.groupedProducts.adding" : "ui.groupedProducts.add"} />
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
