import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isShown } from "../forms/isShown.ts";
import { TextField } from "../forms/TextField.tsx";
import { Amount } from "../primitives/Amount.tsx";
import { Button } from "../primitives/Button.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import * as styles from "./CouponForm.css.ts";
import { quietAction } from "../primitives/quietAction.css.ts";

interface Coupon {
  /** The coupon code. */
  readonly code: string;
  /** The discount, as a negative amount. */
  readonly discount?: AmountValue | undefined;
}

export interface CouponFormProps {
  /** The applied coupon; null without one. */
  applied: Coupon | null;
  /** Whether the coupon is being applied or removed. @default false */
  pending?: boolean;
  /** Why the submitted code was refused; the field takes the focus. */
  error?: ReactNode;
  /** Called with the typed code, without surrounding spaces. */
  onApply: (code: string) => void;
  /** Called to remove the applied coupon. */
  onRemove: () => void;
}

/**
 * Renders the form for the one coupon of a cart (docs/specification/cart.md#cart-44). A refused code stays in the field
 * so that it can be corrected.
 */
export function CouponForm({ applied, pending = false, error, onApply, onRemove }: CouponFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const lastCode = useRef(applied?.code);
  useLayoutEffect(() => {
    const hasChanged = lastCode.current !== applied?.code;
    lastCode.current = applied?.code;
    // The pressed button was removed, and the focus was lost with it.
    if (hasChanged && document.activeElement === document.body) (field.current ?? container.current)?.focus();
  }, [applied?.code]);

  return applied ? (
    <AppliedCoupon container={container} coupon={applied} pending={pending} onRemove={onRemove} />
  ) : (
    <CodeForm field={field} pending={pending} error={error} onApply={onApply} />
  );
}

interface CodeFormProps extends Pick<CouponFormProps, "error" | "onApply"> {
  field: RefObject<HTMLInputElement | null>;
  pending: boolean;
}

function CodeForm({ field, pending, error, onApply }: CodeFormProps) {
  const [isMissing, setMissing] = useState(false);
  const isRefused = isShown(error);
  useLayoutEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused, field]);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    setMissing(code === "");
    if (code === "") field.current?.focus();
    else if (!pending) onApply(code);
  };

  return (
    <form className={styles.form} noValidate onSubmit={apply}>
      <div className={styles.row}>
        <TextField
          ref={field}
          label={<FormattedMessage id="ui.couponForm.label" />}
          error={isMissing ? <FormattedMessage id="ui.couponForm.missing" /> : error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className={styles.apply}>
          <Button variant="line" type="submit" pending={pending}>
            <FormattedMessage id="ui.couponForm.apply" />
          </Button>
        </div>
      </div>
    </form>
  );
}

interface AppliedCouponProps extends Pick<CouponFormProps, "onRemove"> {
  container: RefObject<HTMLDivElement | null>;
  coupon: Coupon;
  pending: boolean;
}

function AppliedCoupon({ container, coupon, pending, onRemove }: AppliedCouponProps) {
  const intl = useIntl();
  return (
    <div ref={container} className={styles.applied} tabIndex={-1}>
      <div>
        <p className={styles.code}>
          <FormattedMessage id="ui.couponForm.applied" values={{ code: coupon.code }} />
        </p>
        {coupon.discount && (
          <p className={styles.discount}>
            <Amount value={coupon.discount} />
          </p>
        )}
      </div>
      <button
        type="button"
        className={quietAction({ tone: "muted" })}
        aria-disabled={pending || undefined}
        aria-label={intl.formatMessage({ id: "ui.couponForm.removeNamed" }, { code: coupon.code })}
        onClick={pending ? undefined : onRemove}
      >
        <FormattedMessage id="ui.couponForm.remove" />
      </button>
    </div>
  );
}
