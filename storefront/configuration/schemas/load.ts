import type * as z from "zod/mini";
import type { LoadConfiguration } from "../load.ts";
import { count, milliseconds, settings, size } from "./values.ts";

const clientShare = settings({ atOnce: size, waiting: count });

export const loadSchema = settings({
  catalogueShare: clientShare,
  callShare: clientShare,
  staffShare: clientShare,
  pageShare: clientShare,
  pagesAtOnce: size,
  searchesAtOnce: size,
  serviceSearchesAtOnce: size,
  visitorSearchSize: size,
  visitorAnswerBytes: size,
  bodyBytes: size,
  staffBodyBytes: size,
  largestStaffBody: size,
  stopTimeout: milliseconds,
}) satisfies z.ZodMiniType<LoadConfiguration>;
