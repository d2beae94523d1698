import { Button } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { intlOf } from "../../i18n/createTexts.ts";
import { partOfNotice } from "../../i18n/messageParts.ts";
import { reminder } from "./RemindOfOrder.css.ts";
import { canRemind, remindOfOrder } from "../../state/serviceWorker.ts";

/** Offers a notification about the order that waits in this browser, where the browser can show one. */
export function RemindOfOrder() {
  const { store, texts } = useRouteContext({ from: "__root__" });
  const [result, setResult] = useState<"offered" | "reminded" | "notReminded">(() =>
    canRemind() ? "offered" : "notReminded",
  );
  const [isOffered] = useState(result === "offered");
  if (!isOffered) return null;

  async function remind(): Promise<boolean> {
    const { waitingOrderMessages: ids } = await import("../../state/checkout/orderReminder.ts");
    await texts.load([partOfNotice(ids.title)]);
    const { formatMessage } = intlOf({ store, texts });
    const wanted = {
      title: formatMessage({ id: ids.title }),
      text: formatMessage({ id: ids.text }),
      path: withPrefix("/checkout?step=review", store),
      language: store.intlLocale,
    };
    return remindOfOrder(wanted);
  }

  const press = async () => setResult((await remind().catch(() => false)) ? "reminded" : "notReminded");

  return (
    <div className={reminder}>
      {result === "offered" && (
        <Button variant="line" size="compact" onClick={() => void press()}>
          <FormattedMessage id="checkout.offline.remind" />
        </Button>
      )}
      <span aria-live="polite">
        {result === "reminded" && <FormattedMessage id="checkout.offline.reminded" />}
        {result === "notReminded" && <FormattedMessage id="checkout.offline.notReminded" />}
      </span>
    </div>
  );
}
