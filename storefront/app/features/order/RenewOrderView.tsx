import { Link, ReorderForm, Skeleton } from "@dioptra/ui";
import { isCountryCode } from "@dioptra/ui/rules";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import { productHref } from "#domain/product/href.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import * as styles from "../../components/narrowPage.css.ts";
import { renewalQuery } from "../../queries/order.ts";
import { type LensReorder, orderLensesAgain } from "../../state/account/orderLensesAgain.ts";
import { useShop, useStoreView } from "../../state/useShop.ts";
import * as own from "./RenewOrderView.css.ts";

/** Returns lenses by their sku, with the packs of both eyes together. */
function piecesBySku<Item extends { readonly sku: string; readonly qty: number }>(items: readonly Item[]) {
  const bySku = new Map<string, Item>();
  for (const item of items) bySku.set(item.sku, { ...item, qty: item.qty + (bySku.get(item.sku)?.qty ?? 0) });
  return bySku;
}

export interface RenewOrderViewProps {
  /** The token in the link of a mail. */
  readonly token: string;
  /** Called when the lenses are in the cart, to open it. */
  readonly onReordered: () => Promise<void>;
}

/** The page that orders the lenses of an earlier order again (docs/specification/orders.md#order-34). */
export function RenewOrderView({ token, onReordered }: RenewOrderViewProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const { cart, notices } = useShop();
  const store = useStoreView();
  const renewal = useQuery(renewalQuery(client, token));

  async function reorder(proof: LensReorder) {
    const { problem, missing } = await orderLensesAgain(cart, proof);
    if (problem) return problem;
    await onReordered();
    notices.show("success", { id: "notice.lensesAdded" });
    if (missing.length > 0) {
      const nameOf = (sku: string) => renewal.data?.items.find((item) => item.sku === sku)?.name ?? sku;
      const names = [...new Set(missing.map(nameOf))].join(", ");
      notices.show("warning", { id: "notice.lensesMissing", values: { names } });
    }
    return null;
  }
  const { state, problem, submit } = useFormSubmission(reorder);

  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="renew.again" />
      </h1>
      <noscript>
        <p>
          <FormattedMessage id="renew.noScript" />
        </p>
      </noscript>
      <div className={`${styles.withScript} ${own.parts}`}>
        {renewal.isPending && <Skeleton shape="block" />}
        {renewal.data === null && (
          <p>
            <FormattedMessage id="renew.unknown" />
          </p>
        )}
        {renewal.data && (
          <section className={own.order}>
            <h2 className={own.orderTitle}>
              <FormattedMessage
                id="renew.order"
                values={{ number: renewal.data.increment_id, date: renewal.data.created_at }}
              />
            </h2>
            <ul>
              {[...piecesBySku(renewal.data.items)].map(([sku, { parent_sku: parentSku, slug, name, qty }]) => (
                <li key={sku}>
                  <Link href={productHref(store.prefix, { parentSku, slug }, sku)}>{name}</Link>,{" "}
                  <FormattedMessage id="renew.lens" values={{ count: qty }} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <ReorderForm
          key={String(renewal.data === null)}
          token={renewal.data === null ? "" : token}
          {...(isCountryCode(store.country) && { country: store.country })}
          pending={state !== "asking"}
          timeZone={timeZone}
          onSubmit={(proof) => void submit(proof)}
          {...problem}
        />
      </div>
    </div>
  );
}
