import {
  AddressForm,
  Button,
  checkAddressAsync,
  type ShippingMethodOption,
  ShippingMethods,
  FormCheckError,
  useCheckedForm,
} from "@dioptra/ui";
import { type AddressErrors, isCountryCode, type TypedAddress } from "@dioptra/ui/rules";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { checkout } from "#configuration/checkout.ts";
import type { Address, ShippingMethod } from "#domain/checkout/checkout.ts";
import { goodsIn } from "#domain/cart/totals.ts";
import { chosenOrDefault } from "#domain/checkout/paymentMethods.ts";
import type { DraftedPoint } from "#domain/delivery.ts";
import type { Money } from "#domain/money.ts";
import { shippingMethodsQuery } from "../../queries/checkout.ts";
import type { ShippingProblem } from "../../state/cart/cartActions.ts";
import { useCartTotals } from "../../state/cart/useCheckedCart.ts";
import { useSession, useShop, useStoreView } from "../../state/useShop.ts";
import { countryOf, newAddress, retryUnchecked } from "./addressFields.ts";
import { ArrivalDay } from "./ArrivalDay.tsx";
import { stack } from "./CheckoutView.css.ts";
import { LazyPickupPoints } from "./lazyChoices.ts";
import { LazySaveAddress, LazySavedAddresses } from "./lazyCustomerParts.ts";
import { LoadProblem } from "./LoadProblem.tsx";
import { offlineShippingMethods } from "./offlineMethods.ts";
import { NothingOffline, OfflineNote } from "./OfflineNote.tsx";
import type { SaveAddressHandle } from "./SaveAddress.tsx";
import { useCheckout, useDraft } from "../../state/checkout/createCheckout.ts";
import { useCartAnswer } from "./useCartAnswer.ts";
import { useKeptForm, useTypedBefore } from "./useKeptForm.ts";
import { usePickupPoints } from "./usePickupPoints.ts";

type MethodKey = Pick<ShippingMethod, "carrierCode" | "methodCode">;

export interface ShippingStepProps {
  /** The id of the platform's cart; null until it has one. */
  readonly cartId: string | null;
  /** Sends the delivery to the platform. Returns why it was not accepted; null when it was. */
  readonly onDone: (
    address: Address,
    method: ShippingMethod,
    point: DraftedPoint | null,
  ) => Promise<ShippingProblem | null>;
}

const isMethod = (a: MethodKey | null) => (b: MethodKey) =>
  a?.carrierCode === b.carrierCode && a.methodCode === b.methodCode;

/** The step that chooses the shipping address, the method and for some methods the pick-up point. */
export function ShippingStep({ cartId, onDone }: ShippingStepProps) {
  const intl = useIntl();
  const store = useStoreView();
  const { client } = useRouteContext({ from: "__root__" });
  const personal = useDraft((draft) => draft.personal);
  const shippingAddress = useDraft((draft) => draft.shippingAddress);
  const shipping = useDraft((draft) => draft.shipping);
  const picked = useDraft((draft) => draft.picked);
  const isCustomer = useSession(({ customer }) => customer !== null);
  const answered = useTypedBefore("shipping") ?? shippingAddress;
  const { form, errors, isUnchecked } = useCheckedForm<TypedAddress, Address, AddressErrors>(
    checkAddressAsync,
    answered ?? newAddress(store, personal),
  );
  useKeptForm("shipping", form);
  const country = countryOf(useWatch({ control: form.control, name: "country" }), store);
  const city = useWatch({ control: form.control, name: "city" });
  const goods = goodsIn(useCartTotals(), store.currency);
  const methods = useQuery({
    ...shippingMethodsQuery(client, cartId ?? "", country, goods?.minor ?? null),
    enabled: cartId !== null,
    // The list stays while the value of the goods changes, as by a coupon.
    placeholderData: (offered, before) => (before?.queryKey[2] === country ? offered : undefined),
  });
  const offerOffline = () => {
    const title = intl.formatMessage({ id: "checkout.offline.courier" });
    const delivery = offlineShippingMethods({ store, country, goods, title });
    return delivery.length > 0 ? delivery : undefined;
  };
  const { missing, load } = useCartAnswer(cartId, methods, offerOffline);
  const offline = missing === "offline" ? offerOffline() : undefined;
  const offered = offline ?? methods.data;
  const [selected, setSelected] = useState<MethodKey | null>(
    picked ? { carrierCode: picked.point.carrierCode, methodCode: picked.methodCode } : shipping,
  );
  const [problem, setProblem] = useState<ShippingProblem | "point-missing" | null>(null);
  const choose = (methods: readonly ShippingMethod[]) => chosenOrDefault(methods, isMethod(selected));
  const chosen = choose(offered ?? []);
  useOfflineDelivery(chosen?.price ?? null);
  const points = usePickupPoints({ method: chosen, country, city });
  const [methodsField, pointsField] = useProblemFocus(problem);
  const saving = useRef<SaveAddressHandle>(null);
  const nothing = useRef<HTMLDivElement>(null);
  useShownPrice(cartId, country, chosen, points.chosen?.id);

  async function complete(address: Address) {
    setProblem(null);
    if (nothing.current) return nothing.current.focus();
    // If the methods have not been loaded yet, wait for them, so that the press is not lost.
    const loaded = offered ?? (await load());
    const method = chosen ?? choose(loaded ?? []);
    if (!method) return void (loaded && setProblem("not-offered"));
    if (method.needsPoint && !points.chosen) return setProblem("point-missing");
    // Once the step is completed, it is no longer shown.
    const asked = saving.current;
    const refused = await onDone(address, method, points.chosen);
    setProblem(refused);
    if (refused === null) void asked?.save(address);
    if (refused === "not-offered") void methods.refetch();
    if (refused === "point-gone") points.onGone();
  }
  const onSubmit = (event?: FormEvent) => form.handleSubmit(complete)(event);
  const delivery = <ArrivalDay country={country} />;
  const options = offered?.map(({ carrierCode, methodCode, title, price }): ShippingMethodOption => ({
    carrierCode,
    methodCode,
    title,
    price,
    delivery,
  }));
  return (
    <form className={stack} noValidate onSubmit={(event) => void onSubmit(event)}>
      {isCustomer && <LazySavedAddresses form={form} use="delivery" isAnswered={answered !== null} />}
      <AddressForm
        section="shipping"
        field={(name) => form.register(name)}
        country={country}
        countries={checkout.countries.filter(isCountryCode)}
        errors={errors}
      />
      {isCustomer && <LazySaveAddress ref={saving} form={form} />}
      {offline && <OfflineNote />}
      {missing === "offline" && !offline ? (
        <NothingOffline ref={nothing} />
      ) : missing === "failed" ? (
        <LoadProblem onRetry={() => void load()} />
      ) : (
        <ShippingMethods
          ref={methodsField}
          methods={options ?? "loading"}
          value={chosen}
          onChange={setSelected}
          error={
            problem === "not-offered" && (
              <FormattedMessage id={chosen ? "checkout.shipping.notOffered" : "checkout.shipping.none"} />
            )
          }
          detail={
            chosen?.needsPoint && (
              <div ref={pointsField}>
                <LazyPickupPoints
                  key={chosen.carrierCode}
                  {...points.picker}
                  country={country}
                  goneName={points.goneName}
                  isMissing={problem === "point-missing" && !points.chosen}
                />
              </div>
            )
          }
        />
      )}
      {isUnchecked && <FormCheckError onRetry={() => void retryUnchecked(form.getValues(), onSubmit)} />}
      {problem === "unavailable" && <LoadProblem onRetry={() => void onSubmit()} />}
      <div>
        <Button type="submit" pending={form.formState.isSubmitting}>
          <FormattedMessage id="checkout.toPayment" />
        </Button>
      </div>
    </form>
  );
}

/** Puts the price of the chosen delivery into the totals at once. The step sends the delivery again when it is completed. */
function useShownPrice(cartId: string | null, country: Address["country"], method: MethodKey | null, pointId?: string) {
  const { cart } = useShop();
  const { carrierCode, methodCode } = method ?? {};
  useEffect(() => {
    if (cartId === null || carrierCode === undefined || methodCode === undefined) return;
    void cart.setShipping(cartId, { country }, { carrierCode, methodCode, ...(pointId !== undefined && { pointId }) });
  }, [cart, cartId, country, carrierCode, methodCode, pointId]);
}

/** Tells the totals the price of the delivery that is chosen in the form, for while the platform cannot add it. */
function useOfflineDelivery(price: Money | null) {
  const checkout = useCheckout();
  const { minor, currency } = price ?? {};
  useEffect(() => {
    checkout.showDelivery({ price: minor !== undefined && currency ? { minor, currency } : null });
    return () => checkout.showDelivery(null);
  }, [checkout, minor, currency]);
}

/** Returns refs for the methods and the points. A problem moves the focus to what it is about. */
function useProblemFocus(problem: ShippingProblem | "point-missing" | null) {
  const methods = useRef<{ focus: () => void }>(null);
  const points = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem === "not-offered") methods.current?.focus();
    if (problem === "point-missing" || problem === "point-gone")
      points.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [problem]);
  return [methods, points] as const;
}
