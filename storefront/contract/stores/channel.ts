import * as z from "zod/mini";
import { isCountryCode, type CountryCode } from "@dioptra/ui/rules";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { list } from "../wire/value.ts";

export interface Country {
  readonly code: CountryCode;
  /** In the requested language. */
  readonly name: string;
}

/** The countries of delivery. Countries without rules for addresses are left out. */
const countries = z.pipe(
  list(z.object({ code: z.string(), name: z.string() })),
  z.transform((list) => list.flatMap(({ code, name }): Country[] => (isCountryCode(code) ? [{ code, name }] : []))),
);

export const channelEndpoints = {
  countries: defineEndpoint({
    method: "GET",
    path: "/api/channel/countries",
    query: ["localeCode", "storeCode"],
    body: null,
    result: inAnyCurrency(countries),
  }),
};
