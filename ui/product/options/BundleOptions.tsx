import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Amount } from "../../primitives/Amount.tsx";
import type { AmountValue } from "../../primitives/formats.ts";
import {
  type BundleChoice,
  type BundleOption,
  type BundleProduct,
  bundleTotal,
  checkBundle,
  isInBundleStock,
} from "../../rules/productSets.ts";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { ChosenTotal } from "./ChosenTotal.tsx";
import { questions } from "./ChoiceGroup.css.ts";

/** An option of a bundle, with its texts. */
export interface LabeledBundleOption extends BundleOption {
  /** The question of the option. */
  readonly label: string;
  /** The names of its products by id. */
  readonly names: Readonly<Record<string, string>>;
}

export interface BundleOptionsProps {
  /** The options with their texts. */
  options: readonly LabeledBundleOption[];
  /** The currency of all prices. */
  currency: AmountValue["currency"];
  /** The initial choice, such as the default product of each option. @default nothing chosen */
  defaultValue?: BundleChoice;
  /** `missing` marks the required options without a choice; set it when the shopper continues. @default "quiet" */
  problems?: "quiet" | "missing";
  /** Called with the choice, which may be incomplete, and with the total so far. */
  onChange: (choice: BundleChoice, total: AmountValue) => void;
}

/** Up to this number of pieces in stock, the number is shown. */
const maxCountedPieces = 5;

const nothing: BundleChoice = {};

/**
 * Renders the options of a bundle, with its price as chosen. Optional ones can be left empty. For single products
 * bought together, use `GroupedProducts`.
 */
export function BundleOptions({
  options,
  currency,
  defaultValue = nothing,
  problems = "quiet",
  onChange,
}: BundleOptionsProps) {
  const [choice, setChoice] = useState(defaultValue);
  const checked = checkBundle(options, choice);

  function choose(option: BundleOption, chosen: readonly string[]) {
    const next = { ...choice, [option.id]: chosen };
    setChoice(next);
    onChange(next, { minor: bundleTotal(options, next), currency });
  }

  return (
    <div className={questions}>
      {options.map((option) => (
        <ChoiceGroup
          key={option.id}
          legend={option.label}
          choice={option.choice}
          need={option.need}
          choices={option.products.map((product) => ({
            id: product.id,
            label:
              product.quantity > 1
                ? `${product.quantity} × ${option.names[product.id] ?? ""}`
                : (option.names[product.id] ?? ""),
            price: <Amount value={{ minor: product.price * Math.max(product.quantity, 1), currency }} />,
            disabled: !isInBundleStock(product),
            description: stockOf(product),
          }))}
          chosen={choice[option.id] ?? []}
          error={
            problems === "missing" && !checked.ok && checked.errors[option.id] !== undefined ? (
              <FormattedMessage id="ui.choiceGroup.required" />
            ) : undefined
          }
          onChange={(chosen) => choose(option, chosen)}
        />
      ))}
      <ChosenTotal
        label={<FormattedMessage id="ui.bundleOptions.total" />}
        value={{ minor: bundleTotal(options, choice), currency }}
      />
    </div>
  );
}

/** Returns what is worth knowing about a product's stock: that it is sold out, or that few pieces are left. */
function stockOf(product: BundleProduct) {
  if (!isInBundleStock(product)) return <FormattedMessage id="ui.stockBadge.soldOut" />;
  const { available = Infinity } = product;
  return available <= maxCountedPieces ? (
    <FormattedMessage id="ui.stockBadge.lastPieces" values={{ pieces: available }} />
  ) : undefined;
}
