import type * as z from "zod/mini";
import type { ScreenConfiguration } from "../screen.ts";
import { milliseconds, pictureSize, settings } from "./values.ts";

export const screenSchema = settings({
  noticeLifetime: milliseconds,
  offerLifetime: milliseconds,
  submenuCloseDelay: milliseconds,
  fittingPopup: pictureSize,
}) satisfies z.ZodMiniType<ScreenConfiguration>;
