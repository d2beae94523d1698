import type { PickupPoint } from "@dioptra/ui/rules";

/** A locker or a shop where a carrier leaves parcels (domain reference, 4.7). */
export interface DeliveryPoint extends PickupPoint {
  /** The carrier's code, such as `inpost`. */
  readonly carrierCode: string;
}

/** What an order keeps of the point that was chosen: where it was then. */
export type ChosenPoint = Pick<DeliveryPoint, "carrierCode" | "id" | "kind" | "street" | "postcode" | "city"> & {
  readonly name: string;
};

export const chosenPoint = ({ carrierCode, id, kind, name, street, postcode, city }: DeliveryPoint): ChosenPoint => ({
  carrierCode,
  id,
  kind,
  name: name ?? id,
  street,
  postcode,
  city,
});
