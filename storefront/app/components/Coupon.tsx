import { Amount, Button, CouponForm, InlineNotice } from "@dioptra/ui";
import { useEffect, useRef, useState } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import type { CartActions } from "../state/cart/cartActions.ts";
import type { CouponProblem } from "../state/cart/couponActions.ts";
import { useCartTotals } from "../state/cart/useCheckedCart.ts";
import { useIsOnline } from "../state/useIsOnline.ts";
import { useCart, useShop } from "../state/useShop.ts";
import { notice } from "./Coupon.css.ts";
import { WithMessages } from "./WithMessages.tsx";

/** The coupon and the gift card of the cart. Without one, a button opens the field for its code. */
export function Coupon() {
  return (
    <WithMessages parts={["choices"]}>
      <Content />
    </WithMessages>
  );
}

function Content() {
  const hasCoupon = useCart(({ totals, endedCoupon }) =>
    Boolean(totals?.couponCode ?? totals?.giftCardCode ?? endedCoupon),
  );
  const [state, setState] = useState<"closed" | "open" | "requested">("closed");
  // Once open it stays, so that the focus can return to the field when the coupon is removed.
  if (hasCoupon && state === "closed") setState("open");
  if (state !== "closed") return <Form isRequested={state === "requested"} />;
  return (
    <div>
      <Button variant="text" onClick={() => setState("requested")}>
        <FormattedMessage id="cart.coupon.enter" />
      </Button>
    </div>
  );
}

const messages = {
  incorrect: "cart.coupon.incorrect",
  "not-yet": "cart.coupon.notYet",
  expired: "cart.coupon.expired",
  "card-expired": "cart.giftCard.expired",
  "used-up": "cart.coupon.usedUp",
  "first-order": "cart.coupon.firstOrder",
  "applies-to-nothing": "cart.coupon.appliesToNothing",
  "too-many": "cart.coupon.tooMany",
  offline: "cart.coupon.offline",
  unreachable: "cart.coupon.failed",
} as const satisfies Record<CouponProblem["reason"], string>;

/** The field, or the applied coupon. `isRequested`: the shopper has just asked for the field, which takes the focus. */
function Form({ isRequested }: { readonly isRequested: boolean }) {
  const { cart } = useShop();
  const code = useCart(({ totals }) => totals?.couponCode ?? null);
  const endedCode = useCart(({ endedCoupon }) => endedCoupon);
  const cartId = useCart(({ connection }) => (connection.state === "connected" ? connection.token : null));
  const card = useCart(({ totals }) => totals?.giftCardCode ?? null);
  const lastDay = useCart(({ totals }) => totals?.giftCardLastDay ?? null);
  const onCard = useCartTotals().find((row) => row.code === "gift_card")?.amount;
  const discount = useCartTotals().find((row) => row.code === "discount")?.amount;
  const isOnline = useIsOnline();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<CouponProblem | null>(null);
  const container = useFocusedField(isRequested);

  const hasCoupon = code !== null;
  useEffect(() => {
    // The coupon may have ended since the totals were loaded.
    if (hasCoupon) void cart.refreshTotals();
  }, [cart, hasCoupon]);

  async function run(action: (actions: CartActions) => Promise<CouponProblem | null>) {
    setProblem(null);
    if (!isOnline) return setProblem({ reason: "offline" });
    setPending(true);
    const actions = await cart.load().catch(() => null);
    setProblem(actions ? await action(actions) : { reason: "unreachable" });
    setPending(false);
  }

  // What is true only offline ends with it.
  const shown = isOnline && problem?.reason === "offline" ? null : problem;
  const text = shown && <FormattedMessage id={messages[shown.reason]} values={{ minutes: shown.minutes }} />;
  return (
    <div ref={container}>
      <div role="alert" className={notice}>
        {endedCode !== null && (
          <InlineNotice type="warning">
            <FormattedMessage id="cart.coupon.ended" values={{ code: endedCode }} />
          </InlineNotice>
        )}
        {hasCoupon && text && <InlineNotice type="error">{text}</InlineNotice>}
      </div>
      {card !== null && (
        <div className={notice}>
          <p>
            <FormattedMessage
              id="cart.giftCard.applied"
              values={{ code: `…${card.slice(-4)}`, amount: onCard ? <Amount key="amount" value={onCard} /> : "" }}
            />
            {lastDay !== null && (
              <>
                {" "}
                <FormattedMessage
                  id="cart.giftCard.lastDay"
                  values={{ day: <FormattedDate key="day" value={lastDay} dateStyle="long" timeZone="UTC" /> }}
                />
              </>
            )}
          </p>
          <Button
            variant="text"
            size="compact"
            pending={isPending}
            onClick={() => cartId !== null && void run((actions) => actions.removeGiftCard(cartId, card))}
          >
            <FormattedMessage id="cart.giftCard.remove" />
          </Button>
        </div>
      )}
      <CouponForm
        applied={code === null ? null : { code, discount: discount ?? undefined }}
        pending={isPending}
        error={text}
        onApply={(typed) => void run((actions) => actions.applyCoupon(typed))}
        onRemove={() => cartId !== null && void run((actions) => actions.removeCoupon(cartId))}
      />
    </div>
  );
}

/** Returns a ref for the form, whose field is focused once if the shopper has asked for it. */
function useFocusedField(isRequested: boolean) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRequested) container.current?.querySelector("input")?.focus();
  }, [isRequested]);
  return container;
}
