import { Button, Link } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { cart } from "#configuration/cart.ts";
import { type CartLine, lensSkuOf } from "#domain/cart/cart.ts";
import { configuratorHref } from "#domain/configurator/href.ts";
import { LazyDialog, loadOnIntent } from "../../components/lazyDialogs.ts";
import { WithMessages } from "../../components/WithMessages.tsx";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./ChangeLine.css.ts";
import { ChangeVariant } from "./ChangeVariant.tsx";

export interface ChangeLineProps {
  readonly line: CartLine;
}

/**
 * The ways to change a line of the cart: its lenses and prescription, and its variant (docs/specification/cart.md#cart-9).
 * Glasses with prescription lenses say that they cannot be returned.
 */
export function ChangeLine(props: ChangeLineProps) {
  const { configurable, bundle } = props.line.productOption;
  if (!cart.reconfigurableLines || configurable.length === 0 || bundle.length > 0) return null;
  return (
    <WithMessages parts={["options"]}>
      <Ways {...props} />
    </WithMessages>
  );
}

function Ways({ line }: ChangeLineProps) {
  const { prefix } = useStoreView();
  const [isOpen, setOpen] = useState(false);
  const { parentSku, sku, serverItemId, productOption } = line;
  const lensSku = lensSkuOf(productOption);
  // The configurator finds the line by the platform's id, which comes with the first synchronisation.
  const glassesHref =
    lensSku !== null && serverItemId !== null
      ? configuratorHref(prefix, { parentSku, childSku: sku, lensSku, step: "summary", line: serverItemId })
      : null;
  return (
    <div className={styles.ways}>
      {lensSku !== null && (
        <p className={styles.note}>
          <FormattedMessage id="cart.glasses.noReturn" />
        </p>
      )}
      {glassesHref !== null && (
        <Link href={glassesHref}>
          <FormattedMessage id="cart.change.glasses" />
        </Link>
      )}
      <Button variant="text" size="compact" {...loadOnIntent(LazyDialog)} onClick={() => setOpen(true)}>
        <FormattedMessage id="cart.change.variant" />
      </Button>
      {isOpen && (
        <LazyDialog
          open
          onClose={() => setOpen(false)}
          title={<FormattedMessage id="cart.change.title" values={{ name: line.name }} />}
        >
          <ChangeVariant line={line} onDone={() => setOpen(false)} />
        </LazyDialog>
      )}
    </div>
  );
}
