import type * as z from "zod/mini";
import type { SessionsConfiguration } from "../sessions.ts";
import { seconds, settings } from "./values.ts";

export const sessionsSchema = settings({
  idleSeconds: seconds,
  accessSeconds: seconds,
  refreshSeconds: seconds,
  reuseGraceSeconds: seconds,
  resetLinkSeconds: seconds,
  knownBrowserSeconds: seconds,
}) satisfies z.ZodMiniType<SessionsConfiguration>;
