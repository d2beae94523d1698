import { type RefObject, useEffect, useRef, useState } from "react";
import type { Money } from "#domain/money.ts";
import type { Product } from "#domain/product/product.ts";

/** The props of every form in which the options of a product are chosen. */
export interface OptionFormProps {
  readonly product: Product;
  /** Called with the price of what is chosen, as soon as it differs from the price at the top of the page. */
  readonly onPrice: (price: Money) => void;
}

/** The attempts to add an incomplete choice to the cart. */
export interface Attempts {
  /** Attached to the form. */
  readonly form: RefObject<HTMLDivElement | null>;
  /** Whether the shopper has tried to add an incomplete choice, so that problems are shown. */
  readonly hasTried: boolean;
  /** Shows the problems and moves the focus to the first one. */
  readonly reveal: () => void;
}

/** Counts the attempts to add an incomplete choice. Each one moves the focus to the first problem. */
export function useAttempts(): Attempts {
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = invalid?.matches("fieldset") ? invalid.querySelector<HTMLElement>("input:enabled") : invalid;
    field?.focus();
  }, [attempts]);
  return { form, hasTried: attempts > 0, reveal: () => setAttempts(attempts + 1) };
}
