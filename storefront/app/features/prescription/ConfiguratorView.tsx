import { Skeleton } from "@dioptra/ui";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { itemCount } from "#domain/cart/cart.ts";
import { configuratorHref } from "#domain/configurator/href.ts";
import { type ConfiguratorStep, shownStep, stepBefore } from "#domain/configurator/steps.ts";
import { lensesOfType, type OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import { lensTypeFor, useOffers } from "#domain/configurator/uses.ts";
import { lensFrameOf } from "#domain/configurator/makeability.ts";
import { productHref } from "#domain/product/href.ts";
import type { SpectacleLenses } from "#domain/product/configuration.ts";
import { useShop, useStoreView } from "../../state/useShop.ts";
import { answeredSteps, typedPrescription } from "./answers.ts";
import * as styles from "./ConfiguratorView.css.ts";
import { type ConfiguredFrame, glassesPrice } from "./glasses.ts";
import { Ledger } from "./Ledger.tsx";
import { glassesSelection } from "./glassesSelection.ts";
import { isMade } from "./nearestWays.ts";
import { LensStep } from "./LensStep.tsx";
import { PrescriptionStep } from "./PrescriptionStep.tsx";
import { useSavedPrescriptions } from "./savedPrescriptions.ts";
import { SummaryStep } from "./SummaryStep.tsx";
import { useAnswers } from "./useAnswers.ts";
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
  /** Opens another address of this configurator. `replace` leaves no entry in the history. */
  readonly onOpen: (step: ConfiguratorStep, lensSku: string | null, how: "push" | "replace") => void;
  /** Opens another page of the shop. */
  readonly onLeave: (path: string) => void;
}

/** The page where a frame gets its lenses: use, prescription, lenses, summary (docs/specification/prescriptions.md#rx-18). */
export function ConfiguratorView(props: ConfiguratorViewProps) {
  const { glasses, spectacleLenses, lensSku, requestedStep, onOpen, onLeave } = props;
  const { product, variant, frame } = glasses;
  const { prefix } = useStoreView();
  const { cart } = useShop();
  const intl = useIntl();
  const today = useToday();
  const childSku = variant?.sku ?? null;
  const { answers, isHydrated, change, wipe, vault, finish } = useAnswers(childSku ?? product.sku);
  const saved = useSavedPrescriptions(vault);
  const [isAdding, setAdding] = useState(false);

  const { use, source } = answers;
  const offers = useOffers({ spectacleLenses }, frame);
  const lenses = use === null ? [] : lensesOfType({ spectacleLenses }, lensTypeFor(use));
  const prescription = today !== null && source === "typed" ? typedPrescription(answers, today) : null;
  const measures = lensFrameOf(frame);
  const named = lenses.find(({ sku }) => sku === lensSku) ?? null;
  const chosen = named && (prescription === null || isMade(named, prescription, measures)) ? named : null;
  const isReady = isHydrated && today !== null;
  const step = isReady ? shownStep(requestedStep, answeredSteps(answers, chosen, today)) : (requestedStep ?? "use");

  const openStep = (next: ConfiguratorStep) => onOpen(next, lensSku, "push");
  const stepHref = (next: ConfiguratorStep) =>
    configuratorHref(prefix, { parentSku: product.parentSku, childSku, lensSku, step: next });
  const before = stepBefore(step);
  const back = before
    ? { href: stepHref(before), label: <FormattedMessage id={`configurator.back.${before}`} /> }
    : { href: productHref(prefix, product, childSku), label: <FormattedMessage id="configurator.back.product" /> };
  const { total } = glassesPrice(glasses, chosen);

  // An address may name a step that cannot be shown yet, such as a shared link to the summary.
  useEffect(() => {
    if (isReady && requestedStep !== null && requestedStep !== step) onOpen(step, lensSku, "replace");
  });

  const pieces = () => itemCount(cart.store.getState().lines, "quantity");

  async function add(pair: OfferedLenses) {
    if (use === null) return;
    setAdding(true);
    const label = intl.formatMessage({ id: "configurator.ledger.lenses" });
    const before = pieces();
    await cart.add(product, variant, 1, glassesSelection({ glasses, answers, prescription, use, lenses: pair, label }));
    setAdding(false);
    // If it was refused, a notice says why, and the answers stay.
    if (pieces() <= before) return;
    await finish();
    onLeave("/cart");
  }

  const content = useFocusOnStep(isReady ? step : null);
  const shared = { back, total };
  return (
    <div className={styles.page}>
      <div ref={content}>
        <noscript>
          <p>
            <FormattedMessage id="configurator.noScript" />
          </p>
        </noscript>
        {!isReady && step !== "use" && (
          <div aria-busy="true">
            <Skeleton shape="block" />
          </div>
        )}
        {step === "use" && (
          <UseStep
            {...shared}
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
            {...shared}
            glasses={glasses}
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
            isAdding={isAdding}
            stepHref={stepHref}
            onAdd={() => void add(chosen)}
          />
        )}
      </div>
      <aside className={styles.aside} aria-label={intl.formatMessage({ id: "configurator.ledger" })}>
        <Ledger glasses={glasses} use={use} lenses={chosen} today={today} />
      </aside>
    </div>
  );
}
