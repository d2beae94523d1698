import type { ChosenPoint } from "#domain/delivery.ts";

export interface PointTextProps {
  readonly point: Omit<ChosenPoint, "kind" | "carrierCode">;
}

/** A pick-up point: its name and where it is. */
export const PointText = ({ point: { id, name, street, postcode, city } }: PointTextProps) => (
  <p>
    {name === id ? id : `${name} (${id})`}
    <br />
    {street}
    <br />
    {postcode} {city}
  </p>
);
