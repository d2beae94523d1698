import { Button, InlineNotice } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { ownPageHref } from "#domain/content.ts";
import { FrameReturns } from "../../components/FrameReturns.tsx";
import { note } from "../../components/note.css.ts";
import { placeOrderId } from "../../state/checkout/placeOrderId.ts";
import { useStoreView } from "../../state/useShop.ts";
import { newTabTo } from "./newTabTo.tsx";
import { RemindOfOrder } from "./RemindOfOrder.tsx";
import { type PlaceOrderSetting, usePlaceOrder } from "./usePlaceOrder.ts";

/** Messages about an order that is kept and not placed. All others are about one that has failed. */
const warnings: ReadonlySet<string> = new Set([
  "checkout.offline.saved",
  "checkout.offline.notSaved",
  "checkout.offline.willWait",
  "checkout.offline.noTotal",
  "checkout.waiting",
  "checkout.waitingTotal",
]);

/** The order button with its statutory label, and the result of pressing it (docs/decisions/product.md#decision-10). */
export function PlaceOrder(setting: PlaceOrderSetting) {
  const { pending, problem, press } = usePlaceOrder(setting);
  return (
    <>
      <div role="alert" id={placeOrderId}>
        {problem && (
          <InlineNotice type={warnings.has(problem.id) ? "warning" : "error"}>
            <FormattedMessage id={problem.id} values={{ ...problem.values }} />
            {problem.id === "checkout.error.codeMissing" && (
              // The shopper's input is kept, and the shop asks about the stored order after the reload.
              <Button variant="line" size="compact" onClick={() => location.reload()}>
                <FormattedMessage id="notice.reload" />
              </Button>
            )}
            {problem.id === "checkout.offline.saved" && <RemindOfOrder />}
          </InlineNotice>
        )}
      </div>
      <Button size="primary" width="full" pending={pending} onClick={() => void press()}>
        <FormattedMessage id="checkout.place" />
      </Button>
      <FrameReturns />
      <LegalGuarantee />
    </>
  );
}

/** That the law gives at least two years of guarantee (docs/specification/law.md#law-20). */
function LegalGuarantee() {
  const { prefix } = useStoreView();
  return (
    <p className={note}>
      <FormattedMessage
        id="checkout.guarantee"
        values={{ page: newTabTo(ownPageHref(prefix, "guarantee", catalog)) }}
      />
    </p>
  );
}
