import { useRef } from "react";
import { ownAnswers } from "#domain/cart/ownOptions.ts";
import type { Product } from "#domain/product/product.ts";
import { OwnOptionFields, type OwnOptionFieldsHandle } from "../../components/OwnOptionFields.tsx";
import * as styles from "./ChangeVariant.css.ts";
import { type LineDialogProps, ProductOfLine, SaveButton, useSaveLine } from "./lineDialog.tsx";

/** The answers to a product's own options, such as an engraving, in a dialog. The number of pieces stays. */
export const ChangeOwnOptions = (props: LineDialogProps) => (
  <ProductOfLine line={props.line}>
    {(product) => product.ownOptions.length > 0 && <Answers {...props} product={product} />}
  </ProductOfLine>
);

function Answers({ product, ...dialog }: LineDialogProps & { readonly product: Product }) {
  const { isSaving, save } = useSaveLine(dialog);
  const fields = useRef<OwnOptionFieldsHandle>(null);

  function send() {
    const selection = fields.current?.check();
    if (selection) void save({ product, variant: null, selection });
  }

  return (
    <div className={styles.choice}>
      <OwnOptionFields ref={fields} product={product} defaultAnswers={ownAnswers(dialog.line.productOption.custom)} />
      <SaveButton isSaving={isSaving} onSave={send} />
    </div>
  );
}
