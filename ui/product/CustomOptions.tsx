import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { AmountValue } from "../primitives/formatAmount.ts";
import {
  checkCustomOptions,
  type CustomChoice,
  type GivenOptions,
  inPosition,
  optionsAddition,
  type PriceAddition,
} from "../rules/customOptions.ts";
import { ChosenTotal } from "./ChosenTotal.tsx";
import { CustomOptionField, type ShownCustomOption } from "./CustomOptionField.tsx";
import { optionProblemText } from "./optionProblemText.ts";
import { questions } from "./questions.css.ts";

/** What a page can ask of the options from outside, through a `ref`. */
export interface CustomOptionsHandle {
  /** Shows everything that is missing or wrong, and leads the focus to the first of it. */
  reveal: () => void;
}

export interface CustomOptionsProps {
  options: readonly ShownCustomOption[];
  /** What the product costs without them, in minor units: what a percentage is of. */
  price: PriceAddition;
  currency: AmountValue["currency"];
  /** What is answered first. @default nothing */
  defaultGiven?: GivenOptions;
  /** The answers as a cart keeps them, or null while one is missing or wrong, and what they cost in addition so far. */
  onChange: (choices: readonly CustomChoice[] | null, addition: PriceAddition) => void;
  ref?: Ref<CustomOptionsHandle>;
}

const nothing: GivenOptions = {};

/**
 * What is asked of whoever buys a product, such as an engraving or a set for the care of lenses, with what each answer
 * costs (docs/specification/prices.md#price-8). For the parts of a set, use `BundleOptions`.
 */
export function CustomOptions({ options, price, currency, defaultGiven = nothing, onChange, ref }: CustomOptionsProps) {
  const intl = useIntl();
  const container = useRef<HTMLDivElement>(null);
  const [given, setGiven] = useState(defaultGiven);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isRevealed, setRevealed] = useState(false);
  const checked = checkCustomOptions(options, given);
  const shown = inPosition(options);

  useImperativeHandle(ref, () => ({
    reveal() {
      setRevealed(true);
      const wrong = shown.findIndex(({ id }) => !checked.ok && checked.errors[id] !== undefined);
      container.current?.children[wrong]?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    },
  }));

  function give(id: string, text: string) {
    const next = { ...given, [id]: text };
    setGiven(next);
    const answer = checkCustomOptions(options, next);
    onChange(answer.ok ? answer.value : null, optionsAddition(options, next, price));
  }

  function errorOf(option: ShownCustomOption): string | undefined {
    const problem = checked.ok ? undefined : checked.errors[option.id];
    // Nobody is told of what is missing before they want to go on.
    const isTold = isRevealed || (problem !== "required" && left.includes(option.id));
    return problem !== undefined && isTold ? optionProblemText(intl, option, problem) : undefined;
  }

  return (
    <div ref={container} className={questions}>
      {shown.map((option) => (
        <div key={option.id}>
          <CustomOptionField
            option={option}
            currency={currency}
            text={given[option.id] ?? ""}
            error={errorOf(option)}
            onGive={(text) => give(option.id, text)}
            onLeave={() => setLeft((ids) => (ids.includes(option.id) ? ids : [...ids, option.id]))}
          />
        </div>
      ))}
      <ChosenTotal
        label={<FormattedMessage id="ui.customOptions.total" />}
        value={{ minor: price.gross + optionsAddition(options, given, price).gross, currency }}
      />
    </div>
  );
}
