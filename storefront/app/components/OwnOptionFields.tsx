import { CustomOptions, type CustomOptionsHandle } from "@dioptra/ui";
import type { OptionAnswers } from "@dioptra/ui/rules";
import { type Ref, useImperativeHandle, useReducer, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { LineSelection } from "#domain/cart/lines.ts";
import { ownAnswers, ownSelection } from "#domain/cart/ownOptions.ts";
import { add, type Money } from "#domain/money.ts";
import type { Product } from "#domain/product/product.ts";
import { LazySendingField } from "./lazySendingField.ts";
import type { SendingTexts } from "./SendingField.tsx";

/** The methods available through a `ref`. */
export interface OwnOptionFieldsHandle {
  /** Returns the answers as a line's selection. If one is missing or invalid, shows the problems and returns null. */
  readonly check: () => LineSelection | null;
}

export interface OwnOptionFieldsProps {
  readonly product: Product;
  /** The answers before. @default none */
  readonly defaultAnswers?: OptionAnswers;
  /** Called with the price of one piece after each answer. */
  readonly onPrice?: (price: Money) => void;
  readonly ref: Ref<OwnOptionFieldsHandle>;
}

const noAnswers: OptionAnswers = {};

const fileTexts: SendingTexts = {
  about: "ownOptions.file.about",
  sending: "ownOptions.file.sending",
  retry: "ownOptions.file.retry",
  remove: "ownOptions.file.remove",
  problems: {
    "wrong-type": "ownOptions.file.wrongType",
    damaged: "ownOptions.file.damaged",
    "too-large": "ownOptions.file.tooLarge",
    offline: "ownOptions.file.offline",
    missing: "ownOptions.file.failed",
    failed: "ownOptions.file.failed",
    "too-often": "ownOptions.file.tooOften",
  },
};

/** The fields for a product's own options, such as an engraving (docs/specification/products.md#product-25). */
export function OwnOptionFields({ product, defaultAnswers = noAnswers, onPrice, ref }: OwnOptionFieldsProps) {
  const intl = useIntl();
  const fields = useRef<CustomOptionsHandle>(null);
  const [answers, setAnswers] = useState<OptionAnswers | null>(defaultAnswers);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [filesOnTheWay, countFile] = useReducer((count: number, change: 1 | -1) => count + change, 0);
  const [hasTried, setTried] = useState(false);
  const { current } = product.price;

  useImperativeHandle(ref, () => ({
    check() {
      setTried(true);
      const selection = answers && ownSelection(product, answers, intl.formatMessage({ id: "ownOptions.file.word" }));
      if (selection?.ok && filesOnTheWay === 0) return selection.value;
      fields.current?.reveal();
      return null;
    },
  }));

  return (
    <CustomOptions
      ref={fields}
      options={product.ownOptions}
      price={{ net: current.minor, gross: current.minor }}
      currency={current.currency}
      defaultAnswers={defaultAnswers}
      onChange={(choices, addition) => {
        setAnswers(choices && ownAnswers(choices));
        onPrice?.(add(current, { minor: addition.gross, currency: current.currency }));
      }}
      renderFile={({ label, mark, fileId, error, onChange }) => (
        <LazySendingField
          label={label}
          mark={mark}
          texts={fileTexts}
          fileId={fileId === "" ? null : fileId}
          sent={
            <FormattedMessage
              id="ownOptions.file.sent"
              values={{ name: names[fileId] ?? "", hasName: String(fileId in names) }}
            />
          }
          error={hasTried && filesOnTheWay > 0 ? <FormattedMessage id="ownOptions.file.wait" /> : error}
          onChange={(file) => {
            if (file) setNames((before) => ({ ...before, [file.id]: file.name }));
            onChange(file?.id ?? "");
          }}
          onSending={countFile}
        />
      )}
    />
  );
}
