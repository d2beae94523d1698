import { FramePicture, LensLedger, type LensLedgerRow, Stage, TempleMark } from "@dioptra/ui";
import { promisedDelivery } from "@dioptra/ui/rules";
import { FormattedDate, FormattedList, FormattedMessage, useIntl } from "react-intl";
import { images } from "#configuration/images.ts";
import { offer } from "#configuration/offer.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import type { LensUse } from "#domain/configurator/uses.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { useStoreView } from "../../state/useShop.ts";
import { coatingWords } from "./coatingWords.ts";
import { type ConfiguredFrame, glassesPrice } from "./glasses.ts";

interface LedgerProps {
  readonly glasses: ConfiguredFrame;
  readonly use: LensUse | null;
  readonly lenses: OfferedLenses | null;
  /** Whether somebody has to read the prescription first, so that the day of delivery is unknown. */
  readonly isUnread: boolean;
  /** Null on the server and during hydration. */
  readonly today: string | null;
}

/** What the glasses cost so far, and the day on which they arrive. */
export function Ledger({ glasses, use, lenses, isUnread, today }: LedgerProps) {
  const { country } = useStoreView();
  const { locale } = useIntl();
  const { product, variant, frame } = glasses;
  const price = glassesPrice(glasses, lenses);
  const picture = productPicture({ frame, picture: (variant ?? product).pictures[0] ?? null }, "wide", images);
  const days = offer.prescriptionDeliveryWorkingDays;
  const rows: LensLedgerRow[] = [
    {
      code: "lenses",
      label: lenses ? lenses.name : <FormattedMessage id="configurator.ledger.lenses" />,
      ...(use !== null && { note: <FormattedMessage id={`configurator.use.${use}`} /> }),
      price: price.lenses,
    },
    ...(lenses && lenses.supply.coatings.length > 0
      ? [
          {
            code: "coatings",
            label: <FormattedList value={coatingWords(lenses.supply.coatings, locale)} />,
            price: { ...lenses.price, minor: 0 },
          },
        ]
      : []),
    { code: "delivery", label: <FormattedMessage id="configurator.ledger.delivery" />, price: price.delivery },
  ];
  return (
    <LensLedger
      picture={
        picture && (
          <Stage ratio="wide" radius="control">
            <FramePicture {...picture} alt="" crop="wide" />
          </Stage>
        )
      }
      name={product.name}
      mark={<TempleMark {...frame} />}
      framePrice={price.frame}
      rows={rows}
      total={price.total}
      delivery={
        <>
          {today !== null && !isUnread && (
            <p>
              <FormattedMessage
                id="configurator.arrives"
                values={{
                  day: (
                    <strong>
                      <FormattedDate
                        value={promisedDelivery(today, days, country)}
                        weekday="long"
                        day="numeric"
                        month="long"
                        timeZone="UTC"
                      />
                    </strong>
                  ),
                }}
              />
            </p>
          )}
          <p>
            <FormattedMessage id={isUnread ? "configurator.afterCheck" : "configurator.laboratory"} values={{ days }} />
          </p>
        </>
      }
    />
  );
}
