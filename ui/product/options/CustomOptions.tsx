import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { AmountValue } from "../../primitives/formats.ts";
import {
  checkCustomOptions,
  type CustomChoice,
  type CustomOption,
  type CustomOptionProblem,
  type OptionAnswers,
  inPosition,
  optionsSurcharge,
  type PriceSurcharge,
} from "../../rules/customOptions.ts";
import { ChosenTotal } from "./ChosenTotal.tsx";
import { CustomOptionField, type FileFieldProps, type LabeledCustomOption } from "./CustomOptionField.tsx";
import { questions } from "./ChoiceGroup.css.ts";
import { maximumLengths } from "../../rules/maximumLengths.ts";

/** The methods available through a `ref`. */
export interface CustomOptionsHandle {
  /** Shows all problems and focuses the first one. */
  reveal: () => void;
}

export interface CustomOptionsProps {
  /** The options with their texts. */
  options: readonly LabeledCustomOption[];
  /** The product's price without options, in minor units; the basis of percentages. */
  price: PriceSurcharge;
  /** The currency of all prices. */
  currency: AmountValue["currency"];
  /** The initial answers. @default none */
  defaultAnswers?: OptionAnswers;
  /**
   * Called with the answers in the cart's format, or null while one is missing or invalid, and with the surcharge so
   * far.
   */
  onChange: (choices: readonly CustomChoice[] | null, addition: PriceSurcharge) => void;
  /** Renders the field of an option of the kind `file`, which sends the file to the shop. Needed for such options only. */
  renderFile?: (field: FileFieldProps) => ReactNode;
  /** Receives the methods of the form. */
  ref?: Ref<CustomOptionsHandle>;
}

const noAnswers: OptionAnswers = {};

/**
 * Renders the customizable options of a product, such as an engraving or a lens care set, with the price of each answer
 * (docs/specification/prices.md#price-8). For the parts of a set, use `BundleOptions`.
 */
export function CustomOptions({
  options,
  price,
  currency,
  defaultAnswers = noAnswers,
  onChange,
  renderFile,
  ref,
}: CustomOptionsProps) {
  const intl = useIntl();
  const container = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState(defaultAnswers);
  // A file that has been sent is answered later than it was chosen, when other answers may have changed.
  const latest = useRef(defaultAnswers);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isRevealed, setRevealed] = useState(false);
  const checked = checkCustomOptions(options, answers);
  const shown = inPosition(options);

  useImperativeHandle(ref, () => ({
    reveal() {
      setRevealed(true);
      const wrong = shown.findIndex(({ id }) => !checked.ok && checked.errors[id] !== undefined);
      container.current?.children[wrong]?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    },
  }));

  function changeAnswer(id: string, text: string) {
    const next = { ...latest.current, [id]: text };
    latest.current = next;
    setAnswers(next);
    const answer = checkCustomOptions(options, next);
    onChange(answer.ok ? answer.value : null, optionsSurcharge(options, next, price));
  }

  function errorOf(option: LabeledCustomOption): string | undefined {
    const problem = checked.ok ? undefined : checked.errors[option.id];
    // Missing answers are reported only when the shopper continues.
    const showsProblem = isRevealed || (problem !== "required" && left.includes(option.id));
    return problem !== undefined && showsProblem ? optionProblemText(intl, option, problem) : undefined;
  }

  return (
    <div ref={container} className={questions}>
      {shown.map((option) => (
        <div key={option.id}>
          <CustomOptionField
            option={option}
            currency={currency}
            text={answers[option.id] ?? ""}
            error={errorOf(option)}
            onChange={(text) => changeAnswer(option.id, text)}
            renderFile={renderFile}
            onLeave={() => setLeft((ids) => (ids.includes(option.id) ? ids : [...ids, option.id]))}
          />
        </div>
      ))}
      <ChosenTotal
        label={<FormattedMessage id="ui.customOptions.total" />}
        value={{ minor: price.gross + optionsSurcharge(options, answers, price).gross, currency }}
      />
    </div>
  );
}

/** Returns what is wrong with an answer and how to fix it. */
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
  file: "ui.customOptions.requiredFile",
  "drop-down": "ui.choiceGroup.required",
  radio: "ui.choiceGroup.required",
  checkbox: "ui.customOptions.requiredSome",
  multiple: "ui.customOptions.requiredSome",
} as const satisfies Record<CustomOption["kind"], string>;
