import * as z from "zod/mini";
import { call, inAnyCurrency } from "../wire/endpoint.ts";

export const descriptionEndpoints = {
  /** What the provider says of its own calls, in OpenAPI's form. Ours (docs/specification/calls.md#call-54). */
  openApi: {
    ...call({
      method: "GET",
      path: "/api/openapi.json",
      query: [],
      body: null,
      result: inAnyCurrency(z.looseObject({ openapi: z.string() })),
    }),
    answer: "bare",
  },
} as const;
