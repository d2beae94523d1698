import {
  Amount,
  Banner,
  BundleOptions,
  Button,
  ContactLensParameters,
  InlineNotice,
  QuantityStepper,
  Skeleton,
  VisuallyHidden,
} from "@dioptra/ui";
import { dominanceOf, type LensOrder } from "@dioptra/ui/optics";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { contactLensLines } from "#domain/cart/contactLensOptions.ts";
import {
  type BundleChoice,
  bundleSelection,
  bundlesInStock,
  chosenParts,
  defaultBundleChoice,
  lensesIn,
} from "#domain/cart/sets.ts";
import { multiply } from "#domain/money.ts";
import { wearDays } from "#domain/product/lensSupply.ts";
import type { Product, ProductPart } from "#domain/product/product.ts";
import { productQuery } from "../../queries/products.ts";
import { useAttempts } from "../../components/useAttempts.ts";
import { useCart, useShop } from "../../state/useShop.ts";
import { bundleProblem, labeledBundleOptions, readBundleChoice } from "../../components/bundleChoice.ts";
import * as styles from "./ContactLensForm.css.ts";
import { LensConsent, type LensConsentHandle } from "./LensConsent.tsx";
import type { OptionFormProps } from "./optionForm.ts";

/** The parts of a bundle, each chosen by price and stock, with the values of its lenses and the number of bundles. */
export const BundleForm = (props: OptionFormProps) => <Form key={props.product.sku} {...props} />;

function Form({ product, onPrice }: OptionFormProps) {
  const { cart } = useShop();
  const intl = useIntl();
  const adding = useCart((state) => state.adding);
  const { form, hasTried, reveal } = useAttempts();
  const consent = useRef<LensConsentHandle>(null);
  const [choice, setChoice] = useState<BundleChoice>(() => defaultBundleChoice(product.bundle));
  const [count, setCount] = useState(1);
  const [order, setOrder] = useState<LensOrder | null>(null);
  const parts = chosenParts(product.bundle, choice);
  const available = bundlesInStock(parts);
  const lenses = lensesIn(parts);
  const lines = lenses ? (order ? contactLensLines(order) : []) : [{ custom: [], quantity: count }];
  const bundles = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const selected = bundleSelection(product, choice);
  const problem = bundleProblem(product.bundle, choice, bundles);

  function add() {
    if (!selected.ok || problem || lines.length === 0) return reveal();
    if (lenses && !consent.current?.check()) return;
    void cart.addAll(
      lines.map(({ custom, quantity }) => ({
        product,
        variant: null,
        quantity,
        selection: { ...selected.value, custom },
      })),
    );
  }

  return (
    <div ref={form} className={styles.form}>
      <BundleOptions
        options={labeledBundleOptions(product.bundle)}
        currency={product.price.current.currency}
        defaultValue={Object.fromEntries(
          Object.entries(choice).map(([id, part]) => [id, part === null ? [] : [String(part)]]),
        )}
        problems={hasTried ? "missing" : "quiet"}
        onChange={(chosen, total) => {
          const next = readBundleChoice(chosen);
          const lensPart = lensesIn(chosenParts(product.bundle, next));
          if (lensPart?.sku !== lenses?.sku) setOrder(null);
          setChoice(next);
          onPrice(total);
        }}
      />
      {parts.some(({ kind }) => kind === "spectacle-lenses") && (
        <InlineNotice type="info">
          <FormattedMessage id="product.bundle.prescription" />
        </InlineNotice>
      )}
      {lenses ? (
        <LensValues key={lenses.sku} part={lenses} available={available} hasTried={hasTried} onOrder={setOrder} />
      ) : (
        <div className={styles.count}>
          <FormattedMessage id="product.bundle.count" />
          <QuantityStepper product={product.name} value={count} available={available} onChange={setCount} />
        </div>
      )}
      {lenses && <LensConsent ref={consent} />}
      {selected.ok && bundles > 1 && (
        <output className={styles.total}>
          <FormattedMessage id="product.bundle.sum" values={{ count: bundles }} />
          {selected.value.price && <Amount value={multiply(selected.value.price.current, bundles)} />}
        </output>
      )}
      <div role="alert" className={styles.alert}>
        {hasTried && (problem || lines.length === 0) && (
          <InlineNotice type="error">
            {problem ? (
              <FormattedMessage id={problem.message} values={{ names: intl.formatList(problem.titles) }} />
            ) : (
              <FormattedMessage id="product.contactLenses.incomplete" />
            )}
          </InlineNotice>
        )}
      </div>
      <Button size="primary" width="full" pending={adding} onClick={add}>
        <FormattedMessage id={adding ? "product.adding" : "product.add"} />
      </Button>
    </div>
  );
}

interface LensValuesProps {
  readonly part: ProductPart;
  /** How many bundles can be sold, for both eyes together. */
  readonly available: number;
  readonly hasTried: boolean;
  readonly onOrder: (order: LensOrder | null) => void;
}

/** The values of a bundle's contact lenses, which its own page names. Each pack is a bundle of its own. */
function LensValues({ part, ...props }: LensValuesProps) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: product, isError, refetch } = useQuery(productQuery(client, part.parentSku));
  return (
    <section className={styles.form}>
      <h2 className={styles.title}>
        <FormattedMessage id="product.bundle.lenses" values={{ name: part.name }} />
      </h2>
      {isError ? (
        <Banner
          type="error"
          action={{
            label: <FormattedMessage id="product.bundle.lenses.retry" />,
            onAction: () => void refetch(),
          }}
        >
          <FormattedMessage id="product.bundle.lenses.failed" />
        </Banner>
      ) : product ? (
        <LoadedValues product={product} {...props} />
      ) : (
        <>
          <output>
            <VisuallyHidden>
              <FormattedMessage id="product.bundle.lenses.loading" />
            </VisuallyHidden>
          </output>
          <Skeleton shape="line" length="long" />
        </>
      )}
    </section>
  );
}

function LoadedValues({
  product: { lensChoice, lenses },
  available,
  hasTried,
  onOrder,
}: Omit<LensValuesProps, "part"> & { readonly product: Product }) {
  if (!lensChoice || !lenses) return null;
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage id="product.contactLenses.hint" /> <FormattedMessage id="product.bundle.lenses.hint" />
      </p>
      <ContactLensParameters
        matrix={lensChoice.matrix}
        names={lensChoice.colorNames}
        packSize={lenses.pieces}
        period={wearDays[lenses.period]}
        available={available}
        dominance={dominanceOf(lensChoice.matrix)}
        problems={hasTried ? "missing" : "quiet"}
        onChange={onOrder}
      />
    </>
  );
}
