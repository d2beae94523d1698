import { Button, ContactLensParameters, InlineNotice, Skeleton } from "@dioptra/ui";
import { dominanceOf, type LensOrder } from "@dioptra/ui/optics";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CartLine } from "#domain/cart/cart.ts";
import { type ContactLensLine, contactLensLines, readContactLensOptions } from "#domain/cart/contactLensOptions.ts";
import { wearDays } from "#domain/product/lensSupply.ts";
import type { LensChoices, LensPack, Product } from "#domain/product/product.ts";
import { contactLensTexts } from "../../components/contactLensTexts.ts";
import { frameQuery } from "../../queries/configurator.ts";
import { useChangeLine } from "../../state/cart/useChangeLine.ts";
import * as styles from "./ChangeVariant.css.ts";

interface ChangeLensProps {
  readonly line: CartLine;
  readonly onDone: () => void;
}

/** The choice of another power or another parameter of a line of contact lenses, in a dialog. The number of boxes stays. */
export function ChangeLens({ line, onDone }: ChangeLensProps) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: product, isPending } = useQuery(frameQuery(client, line.parentSku));
  const inCart = readContactLensOptions(line.productOption.custom);
  if (product?.lensChoice && product.lenses && inCart) {
    return (
      <Choice
        line={line}
        onDone={onDone}
        product={product}
        choices={product.lensChoice}
        pack={product.lenses}
        inCart={inCart}
      />
    );
  }
  if (!isPending) {
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

interface ChoiceProps extends ChangeLensProps {
  readonly product: Product;
  readonly choices: LensChoices;
  readonly pack: LensPack;
  readonly inCart: ContactLensLine;
}

/** The order of one eye, as the form of lenses holds it. */
const orderOf = ({ eye, lens, dominant }: ContactLensLine, boxes: number): LensOrder => ({
  right: eye === "right" ? { lens, boxes } : null,
  left: eye === "left" ? { lens, boxes } : null,
  dominant,
});

function Choice({ line, onDone, product, choices: { matrix, colorNames }, pack, inCart }: ChoiceProps) {
  const intl = useIntl();
  const changeLine = useChangeLine();
  const before = orderOf(inCart, line.quantity);
  const [order, setOrder] = useState<LensOrder | null>(before);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);

  async function save() {
    const [changed] = order ? contactLensLines(order) : [];
    if (!changed) return setTried(true);
    setSaving(true);
    const options = contactLensTexts(intl, changed.custom, colorNames);
    const isDone = await changeLine({ line, product, variant: null, selection: { custom: changed.custom, options } });
    setSaving(false);
    if (isDone) onDone();
  }

  return (
    <div className={styles.choice}>
      {inCart.eye && (
        <ContactLensParameters
          eye={inCart.eye}
          matrix={matrix}
          names={colorNames}
          packSize={pack.pieces}
          period={wearDays[pack.period]}
          available={Math.max(product.stock.quantity, line.quantity)}
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
      <Button size="primary" width="full" pending={isSaving} onClick={() => void save()}>
        <FormattedMessage id={isSaving ? "cart.change.saving" : "cart.change.save"} />
      </Button>
    </div>
  );
}
