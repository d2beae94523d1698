import { Amount, FramePicture, InlineNotice, Select, Stage } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { lensSkuOf } from "#domain/cart/cart.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { availableValues, chooseOption } from "#domain/product/variants.ts";
import * as styles from "./ChangeVariant.css.ts";
import { type LineDialogProps, ProductOfLine, SaveButton, useSaveLine } from "./lineDialog.tsx";

/** The choice of another variant of a line's product, in a dialog. */
export function ChangeVariant(props: LineDialogProps) {
  return (
    <ProductOfLine line={props.line}>
      {(product) => {
        const inCart = product.variants.find(({ sku }) => sku === props.line.sku);
        return inCart && <Choice {...props} product={product} inCart={inCart} />;
      }}
    </ProductOfLine>
  );
}

interface ChoiceProps extends LineDialogProps {
  readonly product: Product;
  readonly inCart: Variant;
}

function Choice({ product, inCart, ...dialog }: ChoiceProps) {
  const intl = useIntl();
  const { isSaving, save } = useSaveLine(dialog);
  const [chosen, setChosen] = useState(inCart);
  const { productOption, options } = dialog.line;
  const availability = availableValues(product, chosen.values);
  const picture = productPicture({ frame: chosen.frame, picture: chosen.pictures[0] ?? null }, "wide", images);

  function choose(code: string, valueId: string) {
    const found = chooseOption(product, chosen.values, code, valueId, catalog);
    const next = found.ok ? found.value : found.error.nearest;
    if (next) setChosen(next);
  }

  function send() {
    const ofVariant = new Set(product.options.map(({ label }) => label));
    const others = options.filter(({ label }) => !ofVariant.has(label));
    void save({ product, variant: chosen, selection: { custom: productOption.custom, options: others } });
  }

  return (
    <div className={styles.choice}>
      {picture && (
        <Stage ratio="wide" radius="control">
          <FramePicture {...picture} alt="" crop="wide" />
        </Stage>
      )}
      {product.options.map(({ code, label, values }) => (
        <Select
          key={code}
          label={label}
          value={chosen.values[code] ?? ""}
          onChange={({ target }) => choose(code, target.value)}
        >
          {values.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {availability[code]?.[id] === "available"
                ? name
                : intl.formatMessage({ id: "cart.change.unavailable" }, { name })}
            </option>
          ))}
        </Select>
      ))}
      {lensSkuOf(productOption) !== null && (
        <p className={styles.note}>
          <FormattedMessage id="cart.change.withLenses" />
        </p>
      )}
      <p className={styles.price}>
        <Amount value={chosen.price.current} />
      </p>
      <div role="alert">
        {!chosen.stock.inStock && (
          <InlineNotice type="warning">
            <FormattedMessage id="cart.change.soldOut" />
          </InlineNotice>
        )}
      </div>
      {chosen.stock.inStock && <SaveButton isSaving={isSaving} onSave={send} />}
    </div>
  );
}
