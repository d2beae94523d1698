import { ContactLensParameters, InlineNotice } from "@dioptra/ui";
import { dominanceOf, type LensOrder } from "@dioptra/ui/optics";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ContactLensLine, contactLensLines, readContactLensOptions } from "#domain/cart/contactLensOptions.ts";
import { wearDays } from "#domain/product/lensSupply.ts";
import type { LensChoices, LensPack, Product } from "#domain/product/product.ts";
import { contactLensTexts } from "../../components/contactLensTexts.ts";
import { useAttempts } from "../../components/useAttempts.ts";
import * as styles from "./ChangeVariant.css.ts";
import { lensOrderOf, type LineDialogProps, ProductOfLine, SaveButton, useSaveLine } from "./lineDialog.tsx";

/** The choice of another power or another parameter of a line of contact lenses, in a dialog. The number of boxes stays. */
export function ChangeLens(props: LineDialogProps) {
  const inCart = readContactLensOptions(props.line.productOption.custom);
  return (
    <ProductOfLine line={props.line}>
      {(product) =>
        product.lensChoice &&
        product.lenses &&
        inCart && (
          <Choice {...props} product={product} choices={product.lensChoice} pack={product.lenses} inCart={inCart} />
        )
      }
    </ProductOfLine>
  );
}

interface ChoiceProps extends LineDialogProps {
  readonly product: Product;
  readonly choices: LensChoices;
  readonly pack: LensPack;
  readonly inCart: ContactLensLine;
}

function Choice({ product, choices: { matrix, colorNames }, pack, inCart, ...dialog }: ChoiceProps) {
  const intl = useIntl();
  const { isSaving, save } = useSaveLine(dialog);
  const boxes = dialog.line.quantity;
  const before = lensOrderOf(inCart, boxes);
  const [order, setOrder] = useState<LensOrder | null>(before);
  const { form, hasTried, reveal } = useAttempts();

  function send() {
    const [changed] = order ? contactLensLines(order) : [];
    if (!changed) return reveal();
    const options = contactLensTexts(intl, changed.custom, colorNames);
    void save({ product, variant: null, selection: { custom: changed.custom, options } });
  }

  return (
    <div ref={form} className={styles.choice}>
      {inCart.eye && (
        <ContactLensParameters
          eye={inCart.eye}
          matrix={matrix}
          names={colorNames}
          packSize={pack.pieces}
          period={wearDays[pack.period]}
          available={Math.max(product.stock.quantity, boxes)}
          dominance={dominanceOf(matrix)}
          defaultValue={before}
          problems={hasTried ? "missing" : "quiet"}
          onChange={setOrder}
        />
      )}
      <div role="alert">
        {hasTried && !order && (
          <InlineNotice type="error">
            <FormattedMessage id="cart.change.lensIncomplete" />
          </InlineNotice>
        )}
      </div>
      <SaveButton isSaving={isSaving} onSave={send} />
    </div>
  );
}
