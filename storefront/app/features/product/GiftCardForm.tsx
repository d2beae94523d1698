import { Amount, Button } from "@dioptra/ui";
import { useState } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { orders } from "#configuration/orders.ts";
import { isCalendarDay } from "#domain/calendar.ts";
import { checkGiftCard, type GiftCardRecipient, giftCardOptions, lastDayOfGiftCard } from "#domain/giftCard.ts";
import { GiftCardFields } from "../../components/GiftCardFields.tsx";
import { useAttempts } from "../../components/useAttempts.ts";
import { useToday } from "../../components/useToday.ts";
import { useCart, useShop } from "../../state/useShop.ts";
import { BuyBar } from "./BuyBar.tsx";
import * as styles from "./ContactLensForm.css.ts";
import type { OptionFormProps } from "./optionForm.ts";

const nobody: GiftCardRecipient = { email: "", from: "", message: "", sendOn: "" };

/** Who gets a gift card, from whom, and on which day. Each amount is a product of its own. */
export function GiftCardForm({ product }: OptionFormProps) {
  const { cart } = useShop();
  const today = useToday();
  const adding = useCart((state) => state.adding);
  const [recipient, setRecipient] = useState(nobody);
  const { form, hasTried, reveal } = useAttempts();
  const sentOn = isCalendarDay(recipient.sendOn) ? recipient.sendOn : today;
  const lastDay = sentOn === null ? null : lastDayOfGiftCard(sentOn, orders.giftCardYears);
  const problems = today === null ? {} : checkGiftCard(recipient, today);

  function add() {
    if (Object.keys(problems).length > 0) return reveal();
    void cart.add(product, null, 1, { custom: giftCardOptions(recipient) });
  }

  return (
    <div ref={form} className={styles.form}>
      <p className={styles.hint}>
        <FormattedMessage id="product.giftCard.hint" />{" "}
        {lastDay !== null && (
          <FormattedMessage
            id="product.giftCard.lastDay"
            values={{ day: <FormattedDate key="day" value={lastDay} dateStyle="long" timeZone="UTC" /> }}
          />
        )}
      </p>
      <GiftCardFields recipient={recipient} problems={hasTried ? problems : {}} today={today} onChange={setRecipient} />
      <BuyBar name={product.name} price={<Amount value={product.price.current} />}>
        <Button size="primary" width="full" pending={adding} onClick={add}>
          <FormattedMessage id={adding ? "product.adding" : "product.add"} />
        </Button>
      </BuyBar>
    </div>
  );
}
