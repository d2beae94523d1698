import type { DeliveryPoint } from "#domain/delivery.ts";

/** A locker that does not accept payment. */
export const locker: DeliveryPoint = {
  carrierCode: "inpost",
  id: "LOD01M",
  kind: "locker",
  street: "Piotrkowska 1",
  postcode: "90-001",
  city: "Łódź",
  paymentOnPickup: false,
};
