import { Amount, Button, DateField, TextArea, TextField } from "@dioptra/ui";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { addDays } from "#domain/calendar.ts";
import {
  checkGiftCard,
  type GiftCardProblem,
  type GiftCardRecipient,
  giftCardLengths,
  giftCardOptions,
  maximumGiftCardDays,
} from "#domain/giftCard.ts";
import { useToday } from "../../components/useToday.ts";
import { useCart, useShop } from "../../state/useShop.ts";
import { BuyBar } from "./BuyBar.tsx";
import * as styles from "./ContactLensForm.css.ts";
import { type OptionFormProps, useAttempts } from "./optionForm.ts";

const optional = <FormattedMessage id="product.giftCard.optional" />;
const nobody: GiftCardRecipient = { email: "", from: "", message: "", sendOn: "" };

/** Who gets a gift card, from whom, and on which day. Each amount is a product of its own. */
export function GiftCardForm({ product }: OptionFormProps) {
  const { cart } = useShop();
  const id = useId();
  const today = useToday();
  const adding = useCart((state) => state.adding);
  const [recipient, setRecipient] = useState(nobody);
  const { form, hasTried, reveal } = useAttempts();
  const found = today === null ? {} : checkGiftCard(recipient, today);
  const problems = hasTried ? found : {};
  const change = (changed: Partial<GiftCardRecipient>) => setRecipient({ ...recipient, ...changed });

  function add() {
    if (Object.keys(found).length > 0) return reveal();
    void cart.add(product, null, 1, { custom: giftCardOptions(recipient) });
  }

  return (
    <div ref={form} className={styles.form}>
      <p className={styles.hint}>
        <FormattedMessage id="product.giftCard.hint" />
      </p>
      <TextField
        label={<FormattedMessage id="product.giftCard.email" />}
        type="email"
        autoComplete="off"
        value={recipient.email}
        maxLength={giftCardLengths.email}
        error={problems.email && <FormattedMessage id={problemIds[problems.email]} />}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        label={<FormattedMessage id="product.giftCard.from" />}
        mark={optional}
        autoComplete="off"
        value={recipient.from}
        maxLength={giftCardLengths.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextArea
        label={<FormattedMessage id="product.giftCard.message" />}
        mark={optional}
        value={recipient.message}
        maximum={giftCardLengths.message}
        error={problems.message && <FormattedMessage id={problemIds[problems.message]} />}
        onChange={({ target }) => change({ message: target.value })}
      />
      <DateField
        id={`${id}-day`}
        label={<FormattedMessage id="product.giftCard.sendOn" />}
        mark={optional}
        hint={<FormattedMessage id="product.giftCard.sendOn.hint" />}
        minimum={today ?? undefined}
        maximum={today === null ? undefined : addDays(today, maximumGiftCardDays)}
        value={recipient.sendOn}
        error={problems.sendOn && <FormattedMessage id={problemIds[problems.sendOn]} />}
        onType={(sendOn) => change({ sendOn })}
        onLeave={(sendOn) => change({ sendOn })}
      />
      <BuyBar name={product.name} price={<Amount value={product.price.current} />}>
        <Button size="primary" width="full" pending={adding} onClick={add}>
          <FormattedMessage id={adding ? "product.adding" : "product.add"} />
        </Button>
      </BuyBar>
    </div>
  );
}

const problemIds: Readonly<Record<GiftCardProblem, string>> = {
  required: "product.giftCard.problem.required",
  "not-an-email": "product.giftCard.problem.email",
  "too-long": "product.giftCard.problem.tooLong",
  "not-a-date": "product.giftCard.problem.date",
  "in-the-past": "product.giftCard.problem.past",
  "too-late": "product.giftCard.problem.tooLate",
};
