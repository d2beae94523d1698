import { Amount, Button } from "@dioptra/ui";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { OwnOptionFields, type OwnOptionFieldsHandle } from "../../components/OwnOptionFields.tsx";
import { useCart, useShop } from "../../state/useShop.ts";
import { BuyBar } from "./BuyBar.tsx";
import * as styles from "./ContactLensForm.css.ts";
import type { OptionFormProps } from "./optionForm.ts";

/** A product's own options, such as an engraving, with the price of what is chosen. */
export function OwnOptionsForm({ product, onPrice }: OptionFormProps) {
  const { cart } = useShop();
  const adding = useCart((state) => state.adding);
  const fields = useRef<OwnOptionFieldsHandle>(null);
  const [price, setPrice] = useState(product.price.current);

  function addToCart() {
    const selection = fields.current?.check();
    if (selection) void cart.add(product, null, 1, selection);
  }

  return (
    <div className={styles.form}>
      <OwnOptionFields
        ref={fields}
        product={product}
        onPrice={(next) => {
          setPrice(next);
          onPrice(next);
        }}
      />
      <BuyBar name={product.name} price={<Amount value={price} />}>
        <Button size="primary" width="full" pending={adding} onClick={addToCart}>
          <FormattedMessage id={adding ? "product.adding" : "product.add"} />
        </Button>
      </BuyBar>
    </div>
  );
}
