import { type CheckoutStep, hasLostPayment, type PaymentGround } from "#domain/checkout/checkout.ts";
import { type Consent, missingConsents, type OptionalConsent } from "#domain/checkout/consents.ts";
import type { CheckoutState, CheckoutStore, TypedAnswers } from "../checkoutStore.ts";

const paymentGround = ({ billingAddress, shippingAddress, point }: CheckoutState): PaymentGround => ({
  country: (billingAddress ?? shippingAddress)?.country ?? null,
  isUnpaidPoint: point?.paymentOnPickup === false,
});

/** Returns the steps that remain done. Another country of the delivery may make the payment and the tax number wrong. */
function stillDone(before: CheckoutState, after: CheckoutState, step: CheckoutStep): readonly CheckoutStep[] {
  // Only cash on delivery has no provider.
  const isPaidThere = before.paymentCode !== null && before.paymentProvider === null;
  const isLost = step === "shipping" && hasLostPayment(paymentGround(before), paymentGround(after), { isPaidThere });
  return isLost ? before.done.filter((each) => each !== "payment") : before.done;
}

/** What a completed step leaves of the texts of its forms. */
const acceptedForms = {
  "personal-details": { personal: null },
  shipping: { shipping: null },
  payment: { billing: null, company: null },
  review: {},
} as const satisfies Record<CheckoutStep, CheckoutState["typed"]>;

/** Returns the texts of all forms after a step is completed. */
function typedAfter(
  { typed, billingAddress }: CheckoutState,
  step: CheckoutStep,
  answers: Partial<CheckoutState>,
): CheckoutState["typed"] {
  const after = { ...typed, ...acceptedForms[step] };
  // An address that the invoice does not go to now is offered again once it goes to another than the delivery.
  if (step !== "payment" || answers.billingAddress) return after;
  return { ...after, billing: typed.billing ?? billingAddress };
}

/** Creates the functions that store the shopper's answers in the checkout's draft. */
export function createAnswers(store: CheckoutStore) {
  return {
    /** Stores the answers of a step and marks the step as done. */
    completeStep: (step: CheckoutStep, answers: Partial<CheckoutState>) =>
      store.setState((before) => ({
        ...answers,
        typed: typedAfter(before, step, answers),
        ...(step === "shipping" && { picked: null }),
        done: [...new Set([...stillDone(before, { ...before, ...answers }, step), step])],
        modifiedAt: Date.now(),
      })),
    /** Stores a picked point, so that a reload keeps it; null once it is sent or gone. */
    keepPoint: (picked: CheckoutState["picked"]) => store.setState({ picked: picked ?? null }),
    /** Shows the delivery that is chosen in the open form of its step; null when the step is closed. */
    showDelivery: (deliveryInForm: CheckoutState["deliveryInForm"]) => store.setState({ deliveryInForm }),
    /** Stores whether the box says that the invoice goes to the delivery address. */
    setBillingSame: (isBillingSame: boolean) => store.setState({ isBillingSame }),
    /** Stores whether something is ticked at the last step. */
    setConsent: (consent: Consent | OptionalConsent, isGiven: boolean) =>
      store.setState(({ consents = [] }) => ({
        consents: isGiven ? [...new Set([...consents, consent])] : consents.filter((each) => each !== consent),
      })),
    /** Returns whether everything is ticked that has to be. If not, the boxes say so. */
    requireConsents(required: readonly Consent[]): boolean {
      const { consents = [], pressesWithoutConsent } = store.getState();
      if (missingConsents(required, consents).length === 0) return true;
      store.setState({ pressesWithoutConsent: pressesWithoutConsent + 1 });
      return false;
    },
    /** Forgets the presses without a tick, when the last step is left. */
    forgetPresses: () => store.setState({ pressesWithoutConsent: 0 }),
    /** Stores what is being typed into a form, so that a reload keeps it. */
    keepTyped: <Form extends keyof TypedAnswers>(form: Form, typed: TypedAnswers[Form]) =>
      store.setState((before) => ({ typed: { ...before.typed, [form]: typed } })),
  };
}
