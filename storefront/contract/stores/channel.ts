import * as z from "zod/mini";
import { isCountryCode, type CountryCode } from "@dioptra/ui/rules";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { list } from "../wire/value.ts";

export interface Country {
  readonly code: CountryCode;
  /** In the language asked for. */
  readonly name: string;
}

/** Countries that orders are sent to; one that no form of ours knows is left out. */
const countries = z.pipe(
  list(z.object({ code: z.string(), name: z.string() })),
  z.transform((list) => list.flatMap(({ code, name }): Country[] => (isCountryCode(code) ? [{ code, name }] : []))),
);

export const channelEndpoints = {
  countries: call({
    method: "GET",
    path: "/api/channel/countries",
    query: ["localeCode", "storeCode"],
    body: null,
    result: inAnyCurrency(countries),
  }),
};
