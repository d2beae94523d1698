import type { PickupPoint } from "@dioptra/ui/rules";

/** A locker that is out of order, a locker that takes payments, and a shop in another town. */
export const points: readonly PickupPoint[] = [
  {
    id: "WAW87N",
    kind: "locker",
    street: "Marszałkowska 104",
    postcode: "00-017",
    city: "Warszawa",
    hours: "always",
    position: { latitude: 52.2333, longitude: 21.0109 },
    distance: 0.9,
    paymentOnPickup: false,
    state: "outage",
  },
  {
    id: "WAW214M",
    kind: "locker",
    street: "Świętokrzyska 20",
    postcode: "00-002",
    city: "Warszawa",
    place: "przy wejściu do sklepu",
    hours: "always",
    position: { latitude: 52.2359, longitude: 21.0123 },
    distance: 0.25,
    paymentOnPickup: true,
  },
  {
    id: "POP-LOD3",
    kind: "shop",
    name: "Kiosk Pod Zegarem",
    street: "Piotrkowska 12",
    postcode: "90-001",
    city: "Łódź",
    hours: "pon.–pt. 8–18",
    position: { latitude: 51.7762, longitude: 19.4547 },
    paymentOnPickup: true,
  },
];
