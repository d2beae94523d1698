import { Amount, Button, FramePicture, InlineNotice, Select, Skeleton, Stage } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { type CartLine, lensSkuOf } from "#domain/cart/cart.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { availableValues, chooseOption } from "#domain/product/variants.ts";
import { frameQuery } from "../../queries/configurator.ts";
import { useChangeLine } from "../../state/cart/useChangeLine.ts";
import * as styles from "./ChangeVariant.css.ts";

interface ChangeVariantProps {
  readonly line: CartLine;
  readonly onDone: () => void;
}

/** The choice of another variant of a line's product, in a dialog. */
export function ChangeVariant({ line, onDone }: ChangeVariantProps) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: product, isError } = useQuery(frameQuery(client, line.parentSku));
  const inCart = product?.variants.find(({ sku }) => sku === line.sku);
  if (product && inCart) return <Choice line={line} product={product} inCart={inCart} onDone={onDone} />;
  if (isError || product !== undefined) {
    return (
      <InlineNotice type="warning">
        <FormattedMessage id="cart.change.failed" />
      </InlineNotice>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton shape="block" />
    </div>
  );
}

interface ChoiceProps extends ChangeVariantProps {
  readonly product: Product;
  readonly inCart: Variant;
}

function Choice({ line, product, inCart, onDone }: ChoiceProps) {
  const intl = useIntl();
  const changeLine = useChangeLine();
  const [chosen, setChosen] = useState(inCart);
  const [isSaving, setSaving] = useState(false);
  const { custom } = line.productOption;
  const availability = availableValues(product, chosen.values);
  const picture = productPicture({ frame: chosen.frame, picture: chosen.pictures[0] ?? null }, "wide", images);

  function choose(code: string, valueId: string) {
    const found = chooseOption(product, chosen.values, code, valueId, catalog);
    const next = found.ok ? found.value : found.error.nearest;
    if (next) setChosen(next);
  }

  async function save() {
    setSaving(true);
    const ofVariant = new Set(product.options.map(({ label }) => label));
    const options = line.options.filter(({ label }) => !ofVariant.has(label));
    const isDone = await changeLine({ line, product, variant: chosen, selection: { custom, options } });
    setSaving(false);
    if (isDone) onDone();
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
      {lensSkuOf(line.productOption) !== null && (
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
      {chosen.stock.inStock && (
        <Button size="primary" width="full" pending={isSaving} onClick={() => void save()}>
          <FormattedMessage id={isSaving ? "cart.change.saving" : "cart.change.save"} />
        </Button>
      )}
    </div>
  );
}
