import { Amount, Button, ContactLensParameters, InlineNotice, Link } from "@dioptra/ui";
import { dominanceOf, type LensOrder } from "@dioptra/ui/optics";
import { type ReactNode, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { contactLensLines } from "#domain/cart/contactLensOptions.ts";
import { lensOrderSummary, lensUnitPrices, wearDays } from "#domain/product/lensSupply.ts";
import { withPrefix } from "#domain/store.ts";
import { subscriptionPath } from "#domain/subscription.ts";
import type { LensChoices, LensPack, Product } from "#domain/product/product.ts";
import { contactLensTexts, eyeNames } from "../../components/contactLensTexts.ts";
import { useAttempts } from "../../components/useAttempts.ts";
import { useCart, useShop, useStoreView } from "../../state/useShop.ts";
import { BuyBar } from "./BuyBar.tsx";
import * as styles from "./ContactLensForm.css.ts";
import { LensConsent, type LensConsentHandle } from "./LensConsent.tsx";
import type { OptionFormProps } from "./optionForm.ts";

/** The parameters of contact lenses for each eye, with the price and the supply of what is chosen. */
export function ContactLensForm({ product }: OptionFormProps) {
  const { lensChoice, lenses } = product;
  return lensChoice && lenses && <Form key={product.sku} product={product} choices={lensChoice} pack={lenses} />;
}

interface FormProps {
  readonly product: Product;
  readonly choices: LensChoices;
  readonly pack: LensPack;
}

function Form({ product, choices: { matrix, colorNames }, pack }: FormProps) {
  const intl = useIntl();
  const { cart } = useShop();
  const adding = useCart((state) => state.adding);
  const [order, setOrder] = useState<LensOrder | null>(null);
  const { form, hasTried, reveal } = useAttempts();
  const consent = useRef<LensConsentHandle>(null);
  const store = useStoreView();
  const linkToSubscription = (words: readonly ReactNode[]) => (
    <Link href={withPrefix(subscriptionPath, store)}>{words}</Link>
  );

  function add() {
    if (!order) return reveal();
    if (!consent.current?.check()) return;
    void cart.addAll(
      contactLensLines(order).map(({ custom, quantity }) => ({
        product,
        variant: null,
        quantity,
        selection: { custom, options: contactLensTexts(intl, custom, colorNames) },
      })),
    );
  }

  return (
    <div ref={form} className={styles.form}>
      <UnitPrices product={product} pack={pack} />
      <p className={styles.hint}>
        <FormattedMessage id="product.contactLenses.hint" />
      </p>
      <p className={styles.hint}>
        <FormattedMessage id="product.contactLenses.subscribe" values={{ page: linkToSubscription }} />
      </p>
      <ContactLensParameters
        matrix={matrix}
        names={colorNames}
        packSize={pack.pieces}
        period={wearDays[pack.period]}
        available={product.stock.quantity}
        dominance={dominanceOf(matrix)}
        problems={hasTried ? "missing" : "quiet"}
        onChange={setOrder}
      />
      {order && <Summary order={order} product={product} pack={pack} />}
      <LensConsent ref={consent} />
      <div role="alert" className={styles.alert}>
        {hasTried && !order && (
          <InlineNotice type="error">
            <FormattedMessage id="product.contactLenses.incomplete" />
          </InlineNotice>
        )}
      </div>
      <BuyBar
        name={product.name}
        price={
          <Amount value={order ? lensOrderSummary(order, product.price.current, pack).total : product.price.current} />
        }
      >
        <Button size="primary" width="full" pending={adding} onClick={add}>
          <FormattedMessage id={adding ? "product.adding" : "product.add"} />
        </Button>
      </BuyBar>
    </div>
  );
}

type PackProps = Pick<FormProps, "product" | "pack">;

/** The price of one lens and of one day, so that packs of different sizes can be compared. */
function UnitPrices({ product: { price }, pack }: PackProps) {
  const { perLens, perDay } = lensUnitPrices(price.current, pack);
  const values = { perLens: <Amount key="lens" value={perLens} />, perDay: <Amount key="day" value={perDay} /> };
  return (
    <p className={styles.unitPrices}>
      <FormattedMessage
        id={pack.period === "daily" ? "product.contactLenses.perLens" : "product.contactLenses.perLensAndDay"}
        values={values}
      />
    </p>
  );
}

/** The boxes, the total and the supply of the order. */
function Summary({ order, product: { price }, pack }: PackProps & { readonly order: LensOrder }) {
  const { boxes, total, perDay, supply } = lensOrderSummary(order, price.current, pack);
  return (
    <output className={styles.summary}>
      <span className={styles.total}>
        <FormattedMessage id="product.contactLenses.boxes" values={{ boxes }} />
        <Amount value={total} />
      </span>
      {supply.map(({ eye, days }) => (
        <span key={eye} className={styles.supply}>
          <FormattedMessage id={eyeNames[eye]} />
          <FormattedMessage id="product.contactLenses.supply" values={{ days }} />
        </span>
      ))}
      <span className={styles.supply}>
        <FormattedMessage id="product.contactLenses.daily" values={{ eyes: supply.length }} />
        <Amount value={perDay} />
      </span>
    </output>
  );
}
