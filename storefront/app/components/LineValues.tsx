import { formatDioptres, formatMillimetres, PrescriptionSummary } from "@dioptra/ui";
import { additionBands, type LensParameter, lensParameters, type LensValue } from "@dioptra/ui/optics";
import { localTime } from "@dioptra/ui/rules";
import { FormattedDate, FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import { type ContactLensLine, readContactLensOptions } from "#domain/cart/contactLensOptions.ts";
import { readPrescriptionOptions, shownPrescription } from "#domain/cart/prescriptionOptions.ts";
import { type GiftCardRecipient, readGiftCardOptions } from "#domain/giftCard.ts";
import { partsOfPanel } from "../i18n/messageParts.ts";
import { WithMessages } from "./WithMessages.tsx";

export interface LineValuesProps {
  /** The typed options of the line. */
  readonly custom: CartLine["productOption"]["custom"];
  /** The day for which the validity of the prescription is stated, such as 2026-11-20. @default today */
  readonly today?: string;
}

/**
 * The values of a line that were typed: the right and left ones of a prescription, the parameters of contact lenses for one
 * eye, or the recipient of a gift card.
 */
export const LineValues = (props: LineValuesProps) => (
  <WithMessages parts={partsOfPanel.lineValues}>
    <Values {...props} />
  </WithMessages>
);

function Values({ custom, today = todayInShop() }: LineValuesProps) {
  const sent = readPrescriptionOptions(custom);
  if (sent && sent.source !== "typed") {
    return (
      <p>
        <FormattedMessage id={sent.source === "later" ? "lineValues.later" : "lineValues.photo"} />
      </p>
    );
  }
  const prescription = sent && shownPrescription(sent);
  if (prescription) return <PrescriptionSummary prescription={prescription} today={today} />;
  const lenses = readContactLensOptions(custom);
  if (lenses) return <ContactLensValues {...lenses} />;
  const recipient = readGiftCardOptions(custom);
  return recipient && <GiftCardValues {...recipient} />;
}

/** Who gets a gift card, and when. */
const GiftCardValues = ({ email, from, sendOn }: GiftCardRecipient) => (
  <p>
    <FormattedMessage id="lineValues.giftCard.to" values={{ email }} />
    <br />
    {from !== "" && (
      <>
        <FormattedMessage id="lineValues.giftCard.from" values={{ from }} />
        <br />
      </>
    )}
    {sendOn === "" ? (
      <FormattedMessage id="lineValues.giftCard.now" />
    ) : (
      <FormattedMessage
        id="lineValues.giftCard.on"
        values={{ day: <FormattedDate key="day" value={sendOn} dateStyle="long" timeZone="UTC" /> }}
      />
    )}
  </p>
);

/** Returns the present day where the shop is. */
const todayInShop = () => localTime(new Date().toISOString(), timeZone).date;

function ContactLensValues({ eye, lens, dominant }: ContactLensLine) {
  const intl = useIntl();
  const figures = lensParameters.flatMap((parameter) => {
    const value = lens[parameter];
    if (value === undefined) return [];
    return [intl.formatMessage({ id: `lineValues.${parameter}` }, { value: figureOf(intl, parameter, value) })];
  });
  const isDominant = eye !== null && eye === dominant;
  return (
    <p>
      {eye && (
        <>
          <strong>
            <FormattedMessage id="ui.prescription.eye" values={{ eye }} />
          </strong>{" "}
        </>
      )}
      {intl.formatList([...figures, ...(isDominant ? [intl.formatMessage({ id: "lineValues.dominant" })] : [])], {
        type: "unit",
      })}
    </p>
  );
}

/** Returns a value as it is printed on a box. */
function figureOf(intl: IntlShape, parameter: LensParameter, value: LensValue): string {
  if (typeof value === "string") {
    const band = parameter === "addition" && additionBands.find((each) => each === value);
    return band ? intl.formatMessage({ id: `lineValues.addition.${band}` }) : value;
  }
  switch (parameter) {
    case "axis":
      return `${intl.formatNumber(value)}°`;
    case "power":
    case "cylinder":
    case "addition":
      return formatDioptres(intl, value);
    default:
      return formatMillimetres(intl, value, 1);
  }
}
