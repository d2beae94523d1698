import { AddressForm, Button, checkAddressAsync, Checkbox, FormCheckError, useCheckedForm } from "@dioptra/ui";
import type { AddressErrors, TypedAddress } from "@dioptra/ui/rules";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { payment } from "#configuration/payment.ts";
import { isVirtual } from "#domain/cart/cart.ts";
import type { Address, Company, PaymentMethod } from "#domain/checkout/checkout.ts";
import type { ChosenPayment } from "#domain/checkout/paymentEntries.ts";
import { methodPaidOnDelivery, offeredPaymentMethods } from "#domain/checkout/paymentMethods.ts";
import { paymentMethodsQuery } from "../../queries/checkout.ts";
import { useCheckout, useDraft } from "../../state/checkout/createCheckout.ts";
import { useCart, useSession, useStoreView } from "../../state/useShop.ts";
import { PaymentChoice, WayOfPayment } from "../../components/payment/PaymentChoice.tsx";
import { usePaymentChoice } from "../../components/payment/usePaymentChoice.ts";
import { countryOf, newAddress, retryUnchecked } from "./addressFields.ts";
import { methodsRoom, question, stack } from "./CheckoutView.css.ts";
import type { CompanyInvoiceHandle } from "./CompanyInvoice.tsx";
import { LazyCompanyInvoice } from "./lazyChoices.ts";
import { LazySavedAddresses } from "./lazyCustomerParts.ts";
import { LoadProblem } from "./LoadProblem.tsx";
import { NoMethods } from "./NoMethods.tsx";
import { offlinePaymentMethods } from "./offlineMethods.ts";
import { NothingOffline, OfflineNote } from "./OfflineNote.tsx";
import { useCartAnswer } from "./useCartAnswer.ts";
import { useChoicesSent, useShownOrder } from "./useShownOrder.ts";
import { useKeptForm, useTypedBefore } from "./useKeptForm.ts";

export interface PaymentStepProps {
  /** The id of the platform's cart; null until it has one. */
  readonly cartId: string | null;
  /** Called when the shopper wants to change the delivery. */
  readonly onChangeDelivery: () => void;
  /** Completes the step. Returns false when the platform could not be told the method. */
  readonly onDone: (chosen: ChosenPayment, billingAddress: Address | null, company: Company | null) => Promise<boolean>;
}

/** The step that chooses the payment method and the billing address. */
export function PaymentStep({ cartId, onChangeDelivery, onDone }: PaymentStepProps) {
  const intl = useIntl();
  const store = useStoreView();
  const { client } = useRouteContext({ from: "__root__" });
  const isCartVirtual = useCart(({ lines }) => isVirtual(lines));
  const draft = useDraft((state) => state);
  const { personal, shippingAddress, point, billingAddress, company, paymentCode, paymentIssuer, done } = draft;
  const typedAddress = useTypedBefore("billing");
  const typedCompany = useTypedBefore("company");
  const isUnpaidPoint = point?.paymentOnPickup === false;
  const isCustomer = useSession(({ customer }) => customer !== null);
  const { form, errors, isUnchecked } = useCheckedForm<TypedAddress, Address, AddressErrors>(
    checkAddressAsync,
    typedAddress ?? billingAddress ?? newAddress(store, personal),
  );
  useKeptForm("billing", form);
  const country = countryOf(useWatch({ control: form.control, name: "country" }), store);
  const checkout = useCheckout();
  const [isSame, setBillingSame] = useState(draft.isBillingSame ?? (billingAddress === null && typedAddress === null));
  // Nothing is delivered of a virtual cart, so that there is no other address.
  const isBillingSame = isSame && !isCartVirtual;
  const [isForCompany, setForCompany] = useState(Boolean(typedCompany ?? company));
  const invoice = useRef<CompanyInvoiceHandle>(null);
  const hasChosen = useRef(typeof draft.isBillingSame === "boolean");
  const [hasFailed, setFailed] = useState(false);
  const deliveryCountry = shippingAddress?.country ?? store.country;
  const buyer = { country: isBillingSame ? deliveryCountry : country, isVirtual: isCartVirtual, isUnpaidPoint };
  const query = useQuery({
    ...paymentMethodsQuery(client, cartId ?? "", buyer.country === deliveryCountry ? null : buyer.country),
    enabled: cartId !== null,
    // The list stays while that of another country is loading. `offer` leaves out methods that are not offered there.
    placeholderData: (methods) => methods,
  });

  const offer = (methods: readonly PaymentMethod[]) => offeredPaymentMethods(methods, buyer, payment);
  const offerOffline = () => {
    const title = intl.formatMessage({ id: "checkout.offline.onDelivery" });
    // What is not delivered cannot be paid on delivery.
    return isCartVirtual ? undefined : offlinePaymentMethods(store.currency, title);
  };
  const { missing, load } = useCartAnswer(cartId, query, offerOffline);
  const offline = missing === "offline" ? offerOffline() : undefined;
  const known = offline ?? query.data;
  const choice = usePaymentChoice(known ? offer(known) : null, { code: paymentCode, issuer: paymentIssuer });
  const paidAtPoint = point && isUnpaidPoint ? methodPaidOnDelivery(known ?? [], buyer, payment) : null;
  const excluded = paidAtPoint && {
    method: paidAtPoint,
    reason: <FormattedMessage id="checkout.unpaidPoint" values={{ name: point?.name }} />,
    remedy: (
      <Button variant="line" size="compact" onClick={onChangeDelivery}>
        <FormattedMessage id="checkout.changeDelivery" />
      </Button>
    ),
  };
  useChoicesSent(cartId, useShownOrder().sum);
  const isUnpayable = choice.groups !== null && choice.entry === null;
  const wayOn = useRef<HTMLButtonElement>(null);
  const nothing = useRef<HTMLDivElement>(null);

  /** Completes the step. If the methods have not been loaded yet, it waits for them, so that the press is not lost. */
  async function complete(address: Address | null) {
    const checked = isForCompany ? ((await invoice.current?.check()) ?? null) : null;
    if (isForCompany && !checked) return;
    if (nothing.current) return nothing.current.focus();
    const chosen = choice.confirm(offer(known ?? (await load()) ?? []));
    wayOn.current?.focus();
    if (!chosen) return;
    const isDone = await onDone(chosen, address, checked?.company ?? null);
    const invoiced = address ?? shippingAddress;
    if (isDone && invoiced) checked?.keep(invoiced);
    setFailed(!isDone);
  }
  function chooseSame(isSame: boolean) {
    hasChosen.current = true;
    setBillingSame(isSame);
    checkout.setBillingSame(isSame);
  }
  const submitWithAddress = (event?: FormEvent) => form.handleSubmit((address) => complete(address))(event);
  function onSubmit(event: FormEvent) {
    if (!isBillingSame) return void submitWithAddress(event);
    event.preventDefault();
    void complete(null);
  }

  return (
    <form className={stack} noValidate onSubmit={onSubmit}>
      {offline && <OfflineNote />}
      {missing === "offline" && !offline ? (
        <NothingOffline ref={nothing} isVirtual />
      ) : missing === "failed" ? (
        <LoadProblem onRetry={() => void load()} />
      ) : isUnpayable ? (
        <NoMethods
          ref={wayOn}
          pointName={isUnpaidPoint && isBillingSame ? (point?.name ?? null) : null}
          onChangeDelivery={onChangeDelivery}
        />
      ) : (
        <>
          <div className={choice.groups === null ? methodsRoom : undefined}>
            <PaymentChoice choice={choice} excluded={excluded} />
          </div>
          <WayOfPayment choice={choice} />
        </>
      )}
      <div className={question}>
        <h3>
          <FormattedMessage id="checkout.billing.title" />
        </h3>
        {!isCartVirtual && (
          <Checkbox checked={isBillingSame} onChange={(event) => chooseSame(event.target.checked)}>
            <FormattedMessage id="checkout.billing.same" />
          </Checkbox>
        )}
      </div>
      {isCustomer && (
        <LazySavedAddresses
          form={form}
          use="invoice"
          isAnswered={done.includes("payment") || typedAddress !== null}
          isOffered={!isBillingSame}
          onSeparate={() => setBillingSame((isSame) => isSame && hasChosen.current)}
        />
      )}
      {!isBillingSame && (
        <AddressForm section="billing" field={(name) => form.register(name)} country={country} errors={errors} />
      )}
      <Checkbox checked={isForCompany} onChange={(event) => setForCompany(event.target.checked)}>
        <FormattedMessage id="checkout.company" />
      </Checkbox>
      {isForCompany && (
        <LazyCompanyInvoice
          ref={invoice}
          country={countryOf(buyer.country, store)}
          company={typedCompany ?? company ?? null}
          billing={form}
          onSame={chooseSame}
        />
      )}
      {!isBillingSame && isUnchecked && (
        <FormCheckError onRetry={() => void retryUnchecked(form.getValues(), submitWithAddress)} />
      )}
      {hasFailed && <LoadProblem onRetry={() => void (isBillingSame ? complete(null) : submitWithAddress())} />}
      <div>
        <Button type="submit">
          <FormattedMessage id="checkout.toReview" />
        </Button>
      </div>
    </form>
  );
}
