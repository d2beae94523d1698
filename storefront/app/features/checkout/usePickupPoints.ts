import type { PickupPointPickerProps } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import type { ShippingMethod } from "#domain/checkout/checkout.ts";
import { chosenPoint, type DeliveryPoint, type DraftedPoint, pointRefusal } from "#domain/delivery.ts";
import { useDebounced } from "../../components/useDebounced.ts";
import { pickupPointsQuery } from "../../queries/checkout.ts";
import { useCheckout } from "../../state/checkout/createCheckout.ts";
import type { CheckoutState } from "../../state/checkoutStore.ts";
import { useIsOnline } from "../../state/useIsOnline.ts";

export interface PickupPointsSetting {
  /** The chosen method; null while there is none. */
  readonly method: ShippingMethod | null;
  readonly country: string;
  /** The town of the typed address, whose points are shown first. */
  readonly city: string;
}

/** The choice of a pick-up point. */
export interface PickupPoints {
  /** The chosen point; null without one, and for methods that deliver to the address. */
  readonly chosen: DraftedPoint | null;
  /** The name of a point that was chosen before and takes no parcels any more; null without one. */
  readonly goneName: string | null;
  /** Called when the platform has refused the chosen point. */
  readonly onGone: () => void;
  readonly picker: Pick<PickupPointPickerProps, "points" | "value" | "onChange" | "onSearch" | "onRetry">;
}

/** A point with the country that it was chosen for. */
interface Choice {
  readonly point: DraftedPoint;
  readonly country: string;
}

/** Returns the point that the draft holds: the one that was picked last, or that of the completed step. */
function choiceOf({ picked, point, shippingAddress }: CheckoutState): Choice | null {
  if (picked) return picked;
  return point && shippingAddress ? { point, country: shippingAddress.country } : null;
}

const toDraft = (point: DeliveryPoint): DraftedPoint => ({
  ...chosenPoint(point),
  paymentOnPickup: point.paymentOnPickup,
});

/**
 * Returns the pick-up points that the chosen method delivers to, and which one is chosen. A point of the draft is looked up
 * again. The choice is kept for its carrier and country, while the shopper looks at other methods.
 */
export function usePickupPoints({ method, country, city }: PickupPointsSetting): PickupPoints {
  const { client } = useRouteContext({ from: "__root__" });
  const isOnline = useIsOnline();
  const checkout = useCheckout();
  const [restoredChoice] = useState(() => choiceOf(checkout.store.getState()));
  const [choice, setChoice] = useState(restoredChoice);
  const [refused, setRefused] = useState<Choice | null>(null);
  const [typed, setTyped] = useState("");
  const carrier = method?.needsPoint ? method.carrierCode : null;
  const pointOf = (each: Choice | null) =>
    each?.country === country && each.point.carrierCode === carrier ? each.point : null;
  const point = pointOf(choice);
  const restoredPoint = pointOf(restoredChoice);

  const isNeeded = carrier !== null;
  const query = (words: string) => pickupPointsQuery(client, country, carrier ?? "", words);
  const wanted = typed.trim() || city.trim();
  const words = useDebounced(wanted);
  const found = useQuery({
    ...query(words),
    // A list that the next moment replaces would be pressed in vain.
    enabled: isNeeded && words === wanted,
    // The list stays while another one of this carrier is loading.
    placeholderData: (last, lastQuery) =>
      lastQuery?.queryKey[1] === country && lastQuery.queryKey[2] === carrier ? last : undefined,
  });
  const isTownWithout = typed.trim() === "" && found.data?.length === 0;
  const everywhere = useQuery({ ...query(""), enabled: isNeeded && isTownWithout });
  const restored = useQuery({ ...query(restoredPoint?.id ?? ""), enabled: restoredPoint !== null, staleTime: 0 });

  const current = restored.data?.find(({ id }) => id === restoredPoint?.id) ?? null;
  const isRestoredGone =
    restoredPoint !== null &&
    restored.isSuccess &&
    pointRefusal(current, { carrierCode: restoredPoint.carrierCode, isPaidThere: false }) !== null;
  // The lists may be older than the refusal, so that what is gone is left out of them.
  const gone = [pointOf(refused), isRestoredGone ? restoredPoint : null].filter((each) => each !== null);
  const isOpen = ({ id }: Pick<DraftedPoint, "id">) => gone.every((each) => each.id !== id);
  const chosen = point && isOpen(point) ? point : null;

  const listed = isTownWithout ? everywhere : found;
  function pointsToShow(): PickupPointPickerProps["points"] {
    if (!listed.data) return listed.isError ? "failed" : isOnline ? "loading" : "offline";
    const open = listed.data.filter(isOpen);
    const isMissing = current !== null && chosen?.id === current.id && !open.some(({ id }) => id === current.id);
    return isMissing ? [current, ...open] : open;
  }

  function choose(id: string) {
    const next = [...(listed.data ?? []), ...(restored.data ?? [])].find((each) => each.id === id);
    if (!next) return;
    const chosenNow = { point: toDraft(next), country };
    setChoice(chosenNow);
    checkout.keepPoint(method && { ...chosenNow, methodCode: method.methodCode });
  }

  return {
    chosen,
    goneName: chosen ? null : (gone[0]?.name ?? null),
    onGone: () => {
      setRefused(choice);
      setChoice(null);
      checkout.keepPoint(null);
    },
    picker: {
      points: pointsToShow(),
      value: chosen?.id ?? null,
      onChange: choose,
      onSearch: setTyped,
      onRetry: () => void listed.refetch(),
    },
  };
}
