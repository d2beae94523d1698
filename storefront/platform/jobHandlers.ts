import type { JobHandlers } from "./jobs/runJobs.ts";
import { mailHandler, sandboxTransport, smtpTransport } from "./mail/sendMail.ts";
import type { PlatformParts } from "./platformParts.ts";

/** Who does which work that was promised. */
export function jobHandlers({ database, clock, settings }: PlatformParts): JobHandlers {
  const { smtpUrl, mailFrom } = settings;
  const transport = smtpUrl === null ? sandboxTransport : smtpTransport(smtpUrl, mailFrom);
  return { mail: mailHandler(database, clock, transport) };
}
