import * as z from "zod/mini";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";

export const descriptionEndpoints = {
  /** Our extension: the description of the provider's calls as OpenAPI (docs/specification/calls.md#call-54). */
  openApi: {
    ...defineEndpoint({
      method: "GET",
      path: "/api/openapi.json",
      query: [],
      body: null,
      result: inAnyCurrency(z.looseObject({ openapi: z.string() })),
    }),
    answer: "bare",
  },
} as const;
