import { BundleOptions, ContactLensParameters, InlineNotice, Skeleton } from "@dioptra/ui";
import { dominanceOf, type LensOrder } from "@dioptra/ui/optics";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ContactLensLine, contactLensLines, readContactLensOptions } from "#domain/cart/contactLensOptions.ts";
import { bundleChoiceOf, bundleSelection, bundlesInStock, chosenParts, lensesIn } from "#domain/cart/sets.ts";
import { wearDays } from "#domain/product/lensSupply.ts";
import type { Product, ProductPart } from "#domain/product/product.ts";
import { bundleProblem, labeledBundleOptions, readBundleChoice } from "../../components/bundleChoice.ts";
import { useAttempts } from "../../components/useAttempts.ts";
import { frameQuery } from "../../queries/configurator.ts";
import * as styles from "./ChangeVariant.css.ts";
import { type LineDialogProps, lensOrderOf, ProductOfLine, SaveButton, useSaveLine } from "./lineDialog.tsx";

/** The choice of other parts of a bundle, and of other values of its contact lenses, in a dialog. The number of bundles stays. */
export const ChangeBundle = (props: LineDialogProps) => (
  <ProductOfLine line={props.line}>
    {(product) => product.bundle.length > 0 && <Parts {...props} product={product} />}
  </ProductOfLine>
);

function Parts({ product, ...dialog }: LineDialogProps & { readonly product: Product }) {
  const intl = useIntl();
  const { isSaving, save } = useSaveLine(dialog);
  const { quantity, productOption } = dialog.line;
  const before = bundleChoiceOf(productOption.bundle);
  const lensesBefore = lensesIn(chosenParts(product.bundle, before));
  const inCart = readContactLensOptions(productOption.custom);
  const [choice, setChoice] = useState(before);
  const [order, setOrder] = useState<LensOrder | null>(inCart && lensOrderOf(inCart, quantity));
  const { form, hasTried, reveal } = useAttempts();
  const lenses = inCart?.eye ? lensesIn(chosenParts(product.bundle, choice)) : undefined;
  const selected = bundleSelection(product, choice);
  // The pieces of the line itself may be the last ones.
  const problem = bundleProblem(product.bundle, choice, 1);
  const [values] = order ? contactLensLines(order) : [];

  function send() {
    if (!selected.ok || problem || (lenses && !values)) return reveal();
    const custom = lenses && values ? values.custom : productOption.custom;
    void save({ product, variant: null, selection: { ...selected.value, custom } });
  }

  return (
    <div ref={form} className={styles.choice}>
      <BundleOptions
        options={labeledBundleOptions(product.bundle)}
        currency={product.price.current.currency}
        defaultValue={Object.fromEntries(
          Object.entries(before).map(([id, part]) => [id, part === null ? [] : [String(part)]]),
        )}
        problems={hasTried ? "missing" : "quiet"}
        onChange={(chosen) => {
          const next = readBundleChoice(chosen);
          const part = lensesIn(chosenParts(product.bundle, next));
          // The values of other lenses are chosen anew; those in the cart come back with their lenses.
          if (part?.sku !== lenses?.sku) {
            setOrder(inCart && part?.sku === lensesBefore?.sku ? lensOrderOf(inCart, quantity) : null);
          }
          setChoice(next);
        }}
      />
      {lenses && inCart && (
        <LensValues
          key={lenses.sku}
          part={lenses}
          inCart={inCart}
          before={lenses.sku === lensesBefore?.sku ? lensOrderOf(inCart, quantity) : undefined}
          boxes={quantity}
          hasTried={hasTried}
          onOrder={setOrder}
        />
      )}
      <div role="alert">
        {hasTried && (problem || (lenses && !values)) && (
          <InlineNotice type="error">
            {problem ? (
              <FormattedMessage id={problem.message} values={{ names: intl.formatList(problem.titles) }} />
            ) : (
              <FormattedMessage id="cart.change.lensIncomplete" />
            )}
          </InlineNotice>
        )}
      </div>
      <SaveButton isSaving={isSaving} onSave={send} />
    </div>
  );
}

interface LensValuesProps {
  readonly part: ProductPart;
  /** The values in the cart, which are for one eye. */
  readonly inCart: ContactLensLine;
  /** The values that are shown first; none for lenses that the line did not have. */
  readonly before: LensOrder | undefined;
  readonly boxes: number;
  readonly hasTried: boolean;
  readonly onOrder: (order: LensOrder | null) => void;
}

/** The values of a bundle's contact lenses for the line's eye, which their own page names. */
function LensValues({ part, inCart, before, boxes, hasTried, onOrder }: LensValuesProps) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: product, isPending } = useQuery(frameQuery(client, part.parentSku));
  if (isPending) return <Skeleton shape="block" />;
  if (!inCart.eye || !product?.lensChoice || !product.lenses) {
    return (
      <InlineNotice type="warning">
        <FormattedMessage id="cart.change.failed" />
      </InlineNotice>
    );
  }
  const { matrix, colorNames } = product.lensChoice;
  return (
    <ContactLensParameters
      eye={inCart.eye}
      matrix={matrix}
      names={colorNames}
      packSize={product.lenses.pieces}
      period={wearDays[product.lenses.period]}
      available={Math.max(bundlesInStock([part]), boxes)}
      dominance={dominanceOf(matrix)}
      {...(before && { defaultValue: before })}
      problems={hasTried ? "missing" : "quiet"}
      onChange={onOrder}
    />
  );
}
