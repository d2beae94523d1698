import { Button, lazyComponent, Link } from "@dioptra/ui";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { cart } from "#configuration/cart.ts";
import { type CartLine, isOwnAnswer, lensSkuOf } from "#domain/cart/cart.ts";
import { readContactLensOptions } from "#domain/cart/contactLensOptions.ts";
import { configuratorHref } from "#domain/configurator/href.ts";
import { isMadeToOrder } from "#domain/cart/madeToOrder.ts";
import { readGiftCardOptions } from "#domain/giftCard.ts";
import { partsOfPanel } from "../../i18n/messageParts.ts";
import { LazyDialog, loadOnIntent } from "../../components/lazyDialogs.ts";
import { WithMessages } from "../../components/WithMessages.tsx";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./ChangeLine.css.ts";
import { ChangeVariant } from "./ChangeVariant.tsx";

export interface ChangeLineProps {
  readonly line: CartLine;
}

// The code of these forms is loaded when the pointer or the focus comes to their buttons.
const LazyChangeLens = lazyComponent(async () => (await import("./ChangeLens.tsx")).ChangeLens);
const LazyChangeOwnOptions = lazyComponent(async () => (await import("./ChangeOwnOptions.tsx")).ChangeOwnOptions);
const LazyChangeBundle = lazyComponent(async () => (await import("./ChangeBundle.tsx")).ChangeBundle);
const LazyChangeGiftCard = lazyComponent(async () => (await import("./ChangeGiftCard.tsx")).ChangeGiftCard);

/**
 * The ways to change a line of the cart: its lenses and prescription, its variant, the parts of a set, the parameters of contact lenses, the
 * answers to its product's own options, or the recipient of a gift card (docs/specification/cart.md#cart-9). Glasses with prescription lenses say that they cannot be returned.
 */
export function ChangeLine({ line }: ChangeLineProps) {
  if (!cart.reconfigurableLines) return null;
  const way = wayOf(line);
  return (
    way && (
      <WithMessages parts={partsOfPanel.changeLine}>
        <div className={styles.ways}>{way}</div>
      </WithMessages>
    )
  );
}

function wayOf(line: CartLine): ReactNode {
  const { configurable, custom, bundle } = line.productOption;
  if (bundle.length > 0) {
    return (
      <DialogWay line={line} words="cart.change.set" part={LazyChangeBundle}>
        {(close) => <LazyChangeBundle line={line} onDone={close} />}
      </DialogWay>
    );
  }
  if (configurable.length > 0) return <FrameWays line={line} />;
  if (readContactLensOptions(custom)?.eye) {
    return (
      <DialogWay line={line} words="cart.change.lens" part={LazyChangeLens}>
        {(close) => <LazyChangeLens line={line} onDone={close} />}
      </DialogWay>
    );
  }
  if (custom.some(isOwnAnswer)) {
    return (
      <>
        {isMadeToOrder(line.options, custom) && (
          <p className={styles.note}>
            <FormattedMessage id="cart.own.noReturn" />
          </p>
        )}
        <DialogWay line={line} words="cart.change.options" part={LazyChangeOwnOptions}>
          {(close) => <LazyChangeOwnOptions line={line} onDone={close} />}
        </DialogWay>
      </>
    );
  }
  return (
    readGiftCardOptions(custom) && (
      <DialogWay line={line} words="cart.change.recipient" part={LazyChangeGiftCard}>
        {(close) => <LazyChangeGiftCard line={line} onDone={close} />}
      </DialogWay>
    )
  );
}

interface DialogWayProps extends ChangeLineProps {
  /** The message on the button. */
  readonly words:
    | "cart.change.lens"
    | "cart.change.options"
    | "cart.change.recipient"
    | "cart.change.set"
    | "cart.change.variant";
  /** What is loaded before the press. */
  readonly part?: Parameters<typeof loadOnIntent>[0];
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog with one way to change the line. */
function DialogWay({ line, words, part = LazyDialog, children }: DialogWayProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="compact"
        aria-haspopup="dialog"
        {...loadOnIntent(part)}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id={words} />
      </Button>
      {isOpen && (
        <LazyDialog
          open
          onClose={() => setOpen(false)}
          title={<FormattedMessage id="cart.change.title" values={{ name: line.name }} />}
        >
          {children(() => setOpen(false))}
        </LazyDialog>
      )}
    </>
  );
}

/** The ways to change a frame, and its lenses. */
function FrameWays({ line }: ChangeLineProps) {
  const { prefix } = useStoreView();
  const { parentSku, sku, serverItemId, productOption } = line;
  const lensSku = lensSkuOf(productOption);
  // The configurator finds the line by the platform's id, which comes with the first synchronisation.
  const glassesHref =
    lensSku !== null && serverItemId !== null
      ? configuratorHref(prefix, { parentSku, childSku: sku, lensSku, step: "summary", line: serverItemId })
      : null;
  return (
    <>
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
      <DialogWay line={line} words="cart.change.variant">
        {(close) => <ChangeVariant line={line} onDone={close} />}
      </DialogWay>
    </>
  );
}
