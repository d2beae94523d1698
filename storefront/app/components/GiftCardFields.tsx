import { DateField, TextArea, TextField } from "@dioptra/ui";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { addDays } from "#domain/calendar.ts";
import {
  type GiftCardProblem,
  type GiftCardProblems,
  type GiftCardRecipient,
  giftCardLengths,
  maximumGiftCardDays,
} from "#domain/giftCard.ts";

const optional = <FormattedMessage id="product.giftCard.optional" />;

export interface GiftCardFieldsProps {
  readonly recipient: GiftCardRecipient;
  /** The problems that are shown at their fields. */
  readonly problems: GiftCardProblems;
  /** The present day where the shop is, such as 2026-11-20; null until it is known. */
  readonly today: string | null;
  readonly onChange: (recipient: GiftCardRecipient) => void;
}

/** The fields for who gets a gift card, from whom, and on which day. */
export function GiftCardFields({ recipient, problems, today, onChange }: GiftCardFieldsProps) {
  const id = useId();
  const change = (changed: Partial<GiftCardRecipient>) => onChange({ ...recipient, ...changed });
  return (
    <>
      <TextField
        label={<FormattedMessage id="product.giftCard.email" />}
        type="email"
        autoComplete="off"
        value={recipient.email}
        maxLength={giftCardLengths.email}
        error={problems.email && <FormattedMessage id={problemIds[problems.email]} />}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        label={<FormattedMessage id="product.giftCard.from" />}
        mark={optional}
        autoComplete="off"
        value={recipient.from}
        maxLength={giftCardLengths.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextArea
        label={<FormattedMessage id="product.giftCard.message" />}
        mark={optional}
        value={recipient.message}
        maximum={giftCardLengths.message}
        error={problems.message && <FormattedMessage id={problemIds[problems.message]} />}
        onChange={({ target }) => change({ message: target.value })}
      />
      <DateField
        id={`${id}-day`}
        label={<FormattedMessage id="product.giftCard.sendOn" />}
        mark={optional}
        hint={<FormattedMessage id="product.giftCard.sendOn.hint" />}
        minimum={today ?? undefined}
        maximum={today === null ? undefined : addDays(today, maximumGiftCardDays)}
        value={recipient.sendOn}
        error={problems.sendOn && <FormattedMessage id={problemIds[problems.sendOn]} />}
        onType={(sendOn) => change({ sendOn })}
        onLeave={(sendOn) => change({ sendOn })}
      />
    </>
  );
}

const problemIds: Readonly<Record<GiftCardProblem, string>> = {
  required: "product.giftCard.problem.required",
  "not-an-email": "product.giftCard.problem.email",
  "too-long": "product.giftCard.problem.tooLong",
  "not-a-date": "product.giftCard.problem.date",
  "in-the-past": "product.giftCard.problem.past",
  "too-late": "product.giftCard.problem.tooLate",
};
