import { useState } from "react";
import { checkGiftCard, type GiftCardRecipient, giftCardOptions, readGiftCardOptions } from "#domain/giftCard.ts";
import type { Product } from "#domain/product/product.ts";
import { GiftCardFields } from "../../components/GiftCardFields.tsx";
import { useAttempts } from "../../components/useAttempts.ts";
import { useToday } from "../../components/useToday.ts";
import * as styles from "./ChangeVariant.css.ts";
import { type LineDialogProps, ProductOfLine, SaveButton, useSaveLine } from "./lineDialog.tsx";

/** Another recipient, text or day of a gift card in the cart, in a dialog. */
export function ChangeGiftCard(props: LineDialogProps) {
  const inCart = readGiftCardOptions(props.line.productOption.custom);
  return (
    <ProductOfLine line={props.line}>
      {(product) => inCart && <Recipient {...props} product={product} inCart={inCart} />}
    </ProductOfLine>
  );
}

interface RecipientProps extends LineDialogProps {
  readonly product: Product;
  readonly inCart: GiftCardRecipient;
}

function Recipient({ product, inCart, ...dialog }: RecipientProps) {
  const { isSaving, save } = useSaveLine(dialog);
  const today = useToday();
  const [recipient, setRecipient] = useState(inCart);
  const { form, hasTried, reveal } = useAttempts();
  const problems = today === null ? {} : checkGiftCard(recipient, today);

  function send() {
    if (Object.keys(problems).length > 0) return reveal();
    void save({ product, variant: null, selection: { custom: giftCardOptions(recipient) } });
  }

  return (
    <div ref={form} className={styles.choice}>
      <GiftCardFields recipient={recipient} problems={hasTried ? problems : {}} today={today} onChange={setRecipient} />
      <SaveButton isSaving={isSaving} onSave={send} />
    </div>
  );
}
