import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { AmountValue } from "../../primitives/formats.ts";
import {
  checkCustomOptions,
  type CustomChoice,
  type CustomOption,
  type CustomOptionProblem,
  type GivenOptions,
  inPosition,
  optionsAddition,
  type PriceAddition,
} from "../../rules/customOptions.ts";
import { ChosenTotal } from "./ChosenTotal.tsx";
import { CustomOptionField, type ShownCustomOption } from "./CustomOptionField.tsx";
import { questions } from "./ChoiceGroup.css.ts";
import { maximumLengths } from "../../rules/maximumLengths.ts";

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
    // Missing answers are reported only when the shopper continues.
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

/** What is wrong with an answer and what to do about it. */
function optionProblemText(intl: IntlShape, option: CustomOption, problem: CustomOptionProblem): string {
  const day = (value?: string) => value && intl.formatDate(value, { dateStyle: "long", timeZone: "UTC" });
  switch (problem) {
    case "required":
      return intl.formatMessage({ id: requiredMessages[option.kind] });
    case "too-long":
      return intl.formatMessage(
        { id: "ui.customOptions.tooLong" },
        { maximum: ("maximum" in option && option.maximum) || maximumLengths.customOption },
      );
    case "not-a-date":
      return intl.formatMessage({ id: "ui.customOptions.notADate" });
    case "too-early":
      return intl.formatMessage(
        { id: "ui.customOptions.tooEarly" },
        { day: "earliest" in option && day(option.earliest) },
      );
    case "too-late":
      return intl.formatMessage({ id: "ui.customOptions.tooLate" }, { day: "latest" in option && day(option.latest) });
  }
}

const requiredMessages = {
  field: "ui.customOptions.requiredText",
  area: "ui.customOptions.requiredText",
  date: "ui.customOptions.requiredDay",
  "drop-down": "ui.choiceGroup.required",
  radio: "ui.choiceGroup.required",
  checkbox: "ui.customOptions.requiredSome",
  multiple: "ui.customOptions.requiredSome",
} as const satisfies Record<CustomOption["kind"], string>;
