import { InlineNotice, Skeleton } from "@dioptra/ui";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type CartLine, itemCount } from "#domain/cart/cart.ts";
import type { LineSelection } from "#domain/cart/lines.ts";
import { configuratorHref } from "#domain/configurator/href.ts";
import { type ConfiguratorStep, shownStep, stepBefore } from "#domain/configurator/steps.ts";
import { lensesOfType, type OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import { isPossible, lensTypeFor, useOffers } from "#domain/configurator/uses.ts";
import { lensFrameOf } from "#domain/configurator/makeability.ts";
import { productHref } from "#domain/product/href.ts";
import type { SpectacleLenses } from "#domain/product/configuration.ts";
import { useChangeLine } from "../../state/cart/useChangeLine.ts";
import { useCart, useShop, useStoreView } from "../../state/useShop.ts";
import { withPrefix } from "#domain/store.ts";
import { answeredSteps, noAnswers, typedPrescription } from "./answers.ts";
import * as styles from "./ConfiguratorView.css.ts";
import { type ConfiguredFrame, glassesPrice } from "./glasses.ts";
import { Ledger } from "./Ledger.tsx";
import { glassesSelection } from "./glassesSelection.ts";
import { lineAnswers } from "./lineAnswers.ts";
import { isMade } from "./nearestWays.ts";
import { LensStep } from "./LensStep.tsx";
import { PrescriptionStep } from "./PrescriptionStep.tsx";
import { useSavedPrescriptions } from "./savedPrescriptions.ts";
import { frameNames, lineNames } from "./storedAnswers.ts";
import { SummaryStep } from "./SummaryStep.tsx";
import { type AnsweredGlasses, useAnswers } from "./useAnswers.ts";
import { UseStep } from "./UseStep.tsx";
import { useFocusOnStep } from "./useFocusOnStep.ts";
import { useToday } from "../../components/useToday.ts";

export interface ConfiguratorViewProps {
  readonly glasses: ConfiguredFrame;
  readonly spectacleLenses: readonly SpectacleLenses[];
  /** The sku of the lenses that the address names; null for none. */
  readonly lensSku: string | null;
  /** The step that the address names; null for none. */
  readonly requestedStep: ConfiguratorStep | null;
  /** The platform's id of the cart line that is changed; null for new glasses. */
  readonly lineId: number | null;
  /** Opens another address of this configurator. `replace` leaves no entry in the history. */
  readonly onOpen: (step: ConfiguratorStep, lensSku: string | null, how: "push" | "replace") => void;
  /** Opens another page of the shop. */
  readonly onLeave: (path: string) => void;
}

/**
 * The page where a frame gets its lenses: use, prescription, lenses, summary (docs/specification/prescriptions.md#rx-18), or
 * where those of a line of the cart are changed.
 */
export function ConfiguratorView(props: ConfiguratorViewProps) {
  const today = useToday();
  const isCartKnown = useCart(({ isHydrated }) => isHydrated);
  const lines = useCart((state) => state.lines);
  const { lineId } = props;
  if (lineId === null) {
    const names = frameNames(props.glasses);
    return <Steps key={names.name} {...props} changed={null} begin={{ ...names, initial: noAnswers }} />;
  }
  if (!isCartKnown || today === null) {
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  }
  const changed = lines.find(({ serverItemId }) => serverItemId === lineId) ?? null;
  const initial = (changed && lineAnswers(changed, today)) ?? noAnswers;
  const names = lineNames(lineId);
  return <Steps key={names.name} {...props} changed={changed} begin={{ ...names, initial }} />;
}

interface StepsProps extends ConfiguratorViewProps {
  /** The line that is changed; null for new glasses, and for a line that has left the cart meanwhile. */
  readonly changed: CartLine | null;
  readonly begin: AnsweredGlasses;
}

function Steps(props: StepsProps) {
  const { glasses, spectacleLenses, lensSku, requestedStep, lineId, changed, begin, onOpen, onLeave } = props;
  const { product, variant, frame } = glasses;
  const store = useStoreView();
  const { prefix } = store;
  const { cart } = useShop();
  const changeLine = useChangeLine();
  const intl = useIntl();
  const today = useToday();
  const childSku = variant?.sku ?? null;
  const { answers, isHydrated, change, wipe, vault, finish } = useAnswers(begin);
  const saved = useSavedPrescriptions(vault);
  const [isAdding, setAdding] = useState(false);

  const { use, source } = answers;
  const measures = lensFrameOf(frame);
  const offers = useOffers({ spectacleLenses }, measures);
  const lenses = use === null ? [] : lensesOfType({ spectacleLenses }, lensTypeFor(use));
  const prescription = today !== null && source === "typed" ? typedPrescription(answers, today) : null;
  const named = lenses.find(({ sku }) => sku === lensSku) ?? null;
  const chosen = named && isMade(named, prescription, measures) ? named : null;
  // Answers that were given for another frame may name a use that is not possible in this one.
  const isUsePossible = offers.some((offer) => offer.use === use && isPossible(offer));
  const answered = isUsePossible ? answers : { ...answers, use: null };
  const isReady = isHydrated && today !== null;
  const step = isReady ? shownStep(requestedStep, answeredSteps(answered, chosen, today)) : (requestedStep ?? "use");

  const openStep = (next: ConfiguratorStep) => onOpen(next, lensSku, "push");
  const stepHref = (next: ConfiguratorStep) =>
    configuratorHref(prefix, { parentSku: product.parentSku, childSku, lensSku, step: next, line: lineId });
  const before = stepBefore(step);
  const beforeFirst =
    lineId === null
      ? { href: productHref(prefix, product, childSku), label: <FormattedMessage id="configurator.back.product" /> }
      : { href: withPrefix("/cart", store), label: <FormattedMessage id="configurator.back.cart" /> };
  const back = before
    ? { href: stepHref(before), label: <FormattedMessage id={`configurator.back.${before}`} /> }
    : beforeFirst;
  const { total } = glassesPrice(glasses, chosen);

  // An address may name a step that cannot be shown yet, such as a shared link to the summary.
  useEffect(() => {
    if (isReady && requestedStep !== null && requestedStep !== step) onOpen(step, lensSku, "replace");
  });

  const pieces = () => itemCount(cart.store.getState().lines, "quantity");

  async function addNew(selection: LineSelection): Promise<boolean> {
    const before = pieces();
    await cart.add(product, variant, 1, selection);
    return pieces() > before;
  }

  async function add(pair: OfferedLenses) {
    if (use === null) return;
    setAdding(true);
    const label = intl.formatMessage({ id: "configurator.ledger.lenses" });
    const selection = glassesSelection({ glasses, answers, prescription, use, lenses: pair, label });
    const isDone = changed ? await changeLine({ line: changed, product, variant, selection }) : await addNew(selection);
    setAdding(false);
    // If it was refused, a notice says why, and the answers stay.
    if (!isDone) return;
    await finish();
    onLeave("/cart");
  }

  // Another size has the same steps, but its first one has lost the link that led to it.
  const shownFrame = childSku ?? product.sku;
  const content = useFocusOnStep(isReady ? `${step} ${shownFrame}` : null);
  const shared = { back, total };
  return (
    <div className={styles.page}>
      <div ref={content}>
        <noscript>
          <p>
            <FormattedMessage id="configurator.noScript" />
          </p>
        </noscript>
        {lineId !== null && changed === null && !isAdding && (
          <InlineNotice type="warning">
            <FormattedMessage id="configurator.lineGone" />
          </InlineNotice>
        )}
        {!isReady && step !== "use" && (
          <div aria-busy="true">
            <Skeleton shape="block" />
          </div>
        )}
        {step === "use" && (
          <UseStep
            key={shownFrame}
            {...shared}
            glasses={glasses}
            lineId={lineId}
            offers={offers}
            use={use}
            onChange={(next) => change({ use: next })}
            onContinue={() => openStep("prescription")}
          />
        )}
        {isReady && use !== null && step === "prescription" && (
          <PrescriptionStep
            {...shared}
            answers={answers}
            use={use}
            today={today}
            frame={measures}
            lenses={lenses}
            saved={saved}
            onChange={change}
            onWipe={() => {
              saved.forget();
              void wipe().then(() => change({ use }));
            }}
            onContinue={() => openStep("lens")}
          />
        )}
        {isReady && use !== null && step === "lens" && (
          <LensStep
            key={shownFrame}
            {...shared}
            glasses={glasses}
            lineId={lineId}
            use={use}
            lenses={lenses}
            prescription={prescription}
            chosen={chosen}
            onChoose={(sku) => onOpen("lens", sku, "replace")}
            onLater={() => change({ source: "later" })}
            onContinue={() => openStep("summary")}
          />
        )}
        {isReady && use !== null && chosen && step === "summary" && (
          <SummaryStep
            {...shared}
            answers={answers}
            use={use}
            lenses={chosen}
            prescription={prescription}
            today={today}
            name={product.name}
            isChange={changed !== null}
            isAdding={isAdding}
            stepHref={stepHref}
            onAdd={() => void add(chosen)}
          />
        )}
      </div>
      <aside className={styles.aside} aria-label={intl.formatMessage({ id: "configurator.ledger" })}>
        <Ledger glasses={glasses} use={use} lenses={chosen} isUnread={answers.source !== "typed"} today={today} />
      </aside>
    </div>
  );
}
