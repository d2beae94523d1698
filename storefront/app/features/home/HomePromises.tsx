import { Glasses } from "@dioptra/ui/icons/Glasses";
import { SlidersHorizontal } from "@dioptra/ui/icons/SlidersHorizontal";
import { Truck } from "@dioptra/ui/icons/Truck";
import { Undo2 } from "@dioptra/ui/icons/Undo2";
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

/** The reassurance row: delivery, lenses, returns and sizes in a few words each. */
export const HomePromises = () => (
  // Without markers, Safari ignores the list semantics unless `role` is set.
  <ul className={styles.promises} role="list">
    {promises.map(({ name, Icon, days }) => (
      <li key={name} className={styles.promise}>
        <Icon size={20} />
        <div>
          <p className={styles.title}>
            <FormattedMessage id={`home.promise.${name}.title`} values={{ days }} />
          </p>
          <p className={styles.text}>
            <FormattedMessage id={`home.promise.${name}.text`} values={{ days }} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);
