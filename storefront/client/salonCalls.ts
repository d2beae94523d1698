import { content } from "#configuration/content.ts";
import { salonEndpoints } from "#contract/stores/salon.ts";
import { call, type ClientOptions } from "./call.ts";

/** Creates the calls about the chain's salons. */
export const createSalonCalls = (options: ClientOptions) => ({
  /** Returns the pages of all salons: one for each town and purpose, in the shop's order. */
  pages: () => call(options, salonEndpoints.salons, { size: String(content.maximumSize) }),
});
