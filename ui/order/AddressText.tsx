import { useIntl } from "react-intl";
import type { AddressValue } from "../rules/address.ts";
import { address as addressStyle } from "./AddressText.css.ts";
import { groupPhone } from "./groupPhone.ts";

export interface AddressTextProps {
  /** The address, with the phone number in E.164 format. */
  address: AddressValue;
}

/** Renders an address in the postal format of its country. */
export function AddressText({ address }: AddressTextProps) {
  const intl = useIntl();
  const { firstName, lastName, street, apartment, postcode, city, region, country, phone } = address;
  return (
    <address className={addressStyle}>
      {firstName} {lastName}
      <br />
      {apartment ? `${street} / ${apartment}` : street}
      <br />
      {country === "US" ? `${city}, ${region} ${postcode}` : `${postcode} ${city}`},{" "}
      {intl.formatDisplayName(country, { type: "region" })}
      <br />
      {groupPhone(phone)}
    </address>
  );
}
