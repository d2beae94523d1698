import type * as z from "zod/mini";
import type { ContentConfiguration } from "../content.ts";
import { settings, size } from "./values.ts";

export const contentSchema = settings({
  frontBlockSize: size,
  articleSize: size,
  blockListSize: size,
  maximumSize: size,
}) satisfies z.ZodMiniType<ContentConfiguration>;
