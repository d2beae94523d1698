import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import type { AppointmentReason } from "#domain/salon/appointment.ts";
import { meantSalons, neighboursOf, respelledCode } from "#domain/salon/findSalons.ts";
import { countryOfStore, isSamePlace, placesOf, type SalonPage, type SalonPlace } from "#domain/salon/salon.ts";
import type { StoreView } from "#domain/store.ts";

const halfAnHour = 30 * 60_000;

/** All salons, each with its pages. */
export const salonPlacesQuery = (client: Client) =>
  queryOptions({
    queryKey: ["salons"],
    queryFn: async () => placesOf(await client.salon.pages()),
    staleTime: halfAnHour,
  });

/** The days and times at which a visit to a salon may begin. They are loaded in the browser only, since they change. */
export const visitTimesQuery = (client: Client, code: string, reason: AppointmentReason) =>
  queryOptions({
    queryKey: ["visitTimes", code, reason],
    queryFn: () => client.salon.times(code, reason),
    staleTime: 60_000,
  });

/** What the page of a salon shows, or what is near its address if there is no such page. */
export interface SalonOfPage {
  /** Null if there is no such page. */
  readonly page: SalonPage | null;
  /** The code of the page if the address only spells it in another way, such as `brillen-koeln`; otherwise null. */
  readonly respelled: string | null;
  /** The pages of the same salon, including this one, in the shop's order. */
  readonly pages: SalonPlace["pages"];
  /** The nearest other salons; for an unknown address, those that it may have meant. */
  readonly near: readonly SalonPlace[];
}

/** The page of a salon by its code. All salons are read, but the page is given only those that it shows. */
export const salonPageQuery = (client: Client, store: StoreView, code: string) =>
  queryOptions({
    queryKey: ["salon", code],
    queryFn: async (): Promise<SalonOfPage> => {
      const all = await client.salon.pages();
      const places = placesOf(all);
      const page = all.find((each) => each.code === code) ?? null;
      if (!page) {
        const respelled = respelledCode(code, all);
        return { page, respelled, pages: [], near: meantSalons(code, places, countryOfStore(store)) };
      }
      const pages = all.filter((each) => isSamePlace(each, page));
      return {
        page,
        respelled: null,
        pages: pages.map(({ code, purpose }) => ({ code, purpose })),
        near: neighboursOf(page, places),
      };
    },
    staleTime: halfAnHour,
  });
