import { Link, ReorderForm, Skeleton } from "@dioptra/ui";
import { isCountryCode } from "@dioptra/ui/rules";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import type { Refusal } from "#client/failures.ts";
import type { LensReorder } from "#client/orderCalls.ts";
import { timeZone } from "#configuration/store.ts";
import { productHref } from "#domain/product/href.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import * as styles from "../../components/narrowPage.css.ts";
import { renewalQuery } from "../../queries/order.ts";
import { sendForm } from "../../state/account/sendForm.ts";
import { useShop, useStoreView } from "../../state/useShop.ts";
import * as own from "./RenewOrderView.css.ts";

const problems: ReadonlyMap<string | null, "no-match" | "values-erased" | "out-of-stock"> = new Map([
  ["REORDER_REFUSED", "no-match"],
  ["VALUES_ERASED", "values-erased"],
  ["OUT_OF_STOCK", "out-of-stock"],
]);

function problemOf({ code }: Refusal) {
  const refused = problems.get(code);
  return refused ? { refused } : null;
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
    let missing: readonly string[] = [];
    const refusal = await sendForm(async () => {
      missing = await (await cart.load()).reorderLenses(proof);
    }, problemOf);
    if (refusal) return refusal;
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
            <h2>
              <FormattedMessage
                id="renew.order"
                values={{ number: renewal.data.increment_id, date: renewal.data.created_at }}
              />
            </h2>
            <ul>
              {renewal.data.items.map(({ sku, parent_sku: parentSku, slug, name, qty }, place) => (
                <li key={place}>
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
