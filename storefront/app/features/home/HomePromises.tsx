import type { IconDrawingProps } from "@dioptra/ui";
import { Glasses } from "@dioptra/ui/icons/Glasses";
import { SlidersHorizontal } from "@dioptra/ui/icons/SlidersHorizontal";
import { Star } from "@dioptra/ui/icons/Star";
import { Truck } from "@dioptra/ui/icons/Truck";
import { Undo2 } from "@dioptra/ui/icons/Undo2";
import type { ComponentType, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { offer } from "#configuration/offer.ts";
import * as styles from "./HomePromises.css.ts";

const { deliveryWorkingDays, prescriptionDeliveryWorkingDays, returnDays } = offer;

/** What the shop promises for every order, with the icon of each promise. */
const promises = [
  { name: "delivery", Icon: Truck, days: deliveryWorkingDays },
  { name: "prescription", Icon: Glasses, days: prescriptionDeliveryWorkingDays },
  { name: "returns", Icon: Undo2, days: returnDays },
  { name: "size", Icon: SlidersHorizontal, days: 0 },
] as const;

export interface HomePromisesProps {
  /**
   * The share of satisfied customers, percent, and where it comes from. Without a source it is not stated
   * (docs/specification/settings.md#setting-47).
   */
  readonly satisfiedCustomers?: typeof offer.satisfiedCustomers;
}

/** The reassurance row: delivery, lenses, returns and sizes in a few words each. */
export const HomePromises = ({ satisfiedCustomers = offer.satisfiedCustomers }: HomePromisesProps) => (
  // Without markers, Safari ignores the list semantics unless `role` is set.
  <ul className={styles.promises} role="list">
    {promises.map(({ name, Icon, days }) => (
      <PromiseItem
        key={name}
        Icon={Icon}
        title={<FormattedMessage id={`home.promise.${name}.title`} values={{ days }} />}
        text={<FormattedMessage id={`home.promise.${name}.text`} values={{ days }} />}
      />
    ))}
    {satisfiedCustomers.source !== null && (
      <PromiseItem
        Icon={Star}
        title={
          <FormattedMessage id="home.promise.satisfied.title" values={{ share: satisfiedCustomers.percent / 100 }} />
        }
        text={<FormattedMessage id="home.promise.satisfied.text" values={{ source: satisfiedCustomers.source }} />}
      />
    )}
  </ul>
);

interface PromiseProps {
  readonly Icon: ComponentType<IconDrawingProps>;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const PromiseItem = ({ Icon, title, text }: PromiseProps) => (
  <li className={styles.promise}>
    <Icon size={20} />
    <div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  </li>
);
