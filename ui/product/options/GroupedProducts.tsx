import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Banner } from "../../feedback/Banner.tsx";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { Button } from "../../primitives/Button.tsx";
import type { AmountValue } from "../../primitives/formats.ts";
import { checkGroup, type GroupLine, type GroupQuantities, groupTotal } from "../../rules/productSets.ts";
import { ChosenTotal } from "./ChosenTotal.tsx";
import { GroupedProduct, type GroupRefusal, type ShownGroupMember } from "./GroupedProduct.tsx";
import * as styles from "./GroupedProducts.css.ts";
import { AwaitedLines, ProductLines } from "../../catalog/listing/ProductLine.tsx";

export interface GroupedProductsProps {
  products: readonly ShownGroupMember[];
  currency: AmountValue["currency"];
  /** How many of each are wanted first. @default none of any */
  defaultQuantities?: GroupQuantities;
  /**
   * Whether the products are there, on their way, or could not be brought; without a connection they can still be taken,
   * with a word that prices and stock may be old. @default "ready"
   */
  state?: "ready" | "loading" | "failed" | "offline";
  /** They are on their way into the cart. @default false */
  pending?: boolean;
  /** What the server refused of the last attempt, by product; each stays beside its product until that is changed. */
  refused?: Readonly<Record<string, GroupRefusal>>;
  /** Puts what is taken into the cart; what was wanted stays until the group is shown anew, by its `key`. */
  onAdd: (lines: readonly GroupLine[], total: AmountValue) => void;
  /** They are asked for once more. */
  onRetry: () => void;
}

const nothing: GroupQuantities = {};
const noRefusals: NonNullable<GroupedProductsProps["refused"]> = {};

/**
 * Single products that are bought side by side, each in its own number or not at all, by one action
 * (docs/specification/products.md#product-21). For a set whose parts are chosen, use `BundleOptions`.
 */
export function GroupedProducts({
  products,
  currency,
  defaultQuantities = nothing,
  state = "ready",
  pending = false,
  refused = noRefusals,
  onAdd,
  onRetry,
}: GroupedProductsProps) {
  const intl = useIntl();
  const [quantities, setQuantities] = useState(defaultQuantities);
  const [hasAsked, setAsked] = useState(false);
  const [changed, setChanged] = useState<{ of: typeof refused; ids: readonly string[] }>({ of: refused, ids: [] });
  const since = changed.of === refused ? changed.ids : [];

  const members = products.map(({ id, price, available }) => ({ id, price: price.current.minor, available }));
  const checked = checkGroup(members, quantities);
  const total = { minor: groupTotal(members, quantities), currency };
  const problem = hasAsked && !checked.ok ? checked.error : null;

  function refusalOf({ id, available }: ShownGroupMember): GroupRefusal | null {
    if (problem?.reason === "too-many" && problem.ids.includes(id)) return { reason: "too-many", available };
    return since.includes(id) ? null : (refused[id] ?? null);
  }
  const withoutWay = products.filter((product) => refusalOf(product) !== null).map(({ name }) => name);

  function want(id: string, quantity: number) {
    setQuantities({ ...quantities, [id]: quantity });
    setChanged({ of: refused, ids: [...since, id] });
  }

  function add() {
    setAsked(true);
    if (checked.ok) onAdd(checked.value, total);
  }

  if (state === "failed") {
    return (
      <Banner type="error" action={{ label: <FormattedMessage id="ui.groupedProducts.retry" />, onAction: onRetry }}>
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
      {state === "loading" && <AwaitedLines said={<FormattedMessage id="ui.groupedProducts.loading" />} />}
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
                onQuantity={(quantity) => want(product.id, quantity)}
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
              {withoutWay.length > 0 && (
                <InlineNotice type="error">
                  <FormattedMessage
                    id="ui.groupedProducts.refused"
                    values={{ names: intl.formatList(withoutWay), count: withoutWay.length }}
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
