import * as z from "zod/mini";
import { configuration } from "#configuration/index.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { errorReportPath, largestErrorReport } from "#domain/errorReport.ts";
import { messageOf } from "#platform/kernel/describeError.ts";
import { createLimits, takeAll } from "#platform/kernel/limits/limits.ts";
import { createBodyBudget } from "../gate/bodyBudget.ts";
import { isCrossSite } from "../gate/gate.ts";
import { envelope, tooManyRequests } from "../gate/providerAnswer.ts";
import type { Log } from "../log/log.ts";
import type { ServerApp } from "./requestFrame.ts";

const text = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** A report in exactly the form in which the shop's pages send it. Anybody can send one, so nothing else reaches the log. */
const report = z.strictObject({
  name: text(/^[A-Za-z]{1,60}$/),
  message: z.string().check(z.maxLength(300)),
  frames: z.array(text(/^assets\/[\w.$~/-]{1,120}:\d{1,9}:\d{1,9}$/)).check(z.maxLength(10)),
  route: z.nullable(text(/^[\w$./{}-]{1,100}$/)),
  store: z.enum(storeViews.map(({ code }) => code)),
  build: text(/^[\w.$~-]{1,100}$/),
});

function readReport(body: Buffer | null): z.output<typeof report> | null {
  try {
    const read = report.safeParse(JSON.parse(body?.toString("utf8") ?? ""));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/**
 * Adds the route that receives errors of the shop's code in browsers, and logs them without anything that people sent. Each
 * client and all clients together may report a limited number (`limits.errorReports…`).
 */
export function addErrorReports(app: ServerApp, log: Log): void {
  const limits = createLimits();
  const holdBody = createBodyBudget(configuration.load.reportBodies);
  app.post(errorReportPath, async ({ req: { raw }, env: { record, client } }) => {
    Object.assign(record, { route: errorReportPath, isMinor: true });
    if (isCrossSite(raw)) return envelope(403, "This request came from another site.");
    const wait = await takeAll(limits, [
      ["errorReportsPerClient", client.address],
      ["errorReports", "all"],
    ]);
    if (wait !== null) return tooManyRequests();
    const limit = AbortSignal.any([raw.signal, AbortSignal.timeout(configuration.network.gateTimeout)]);
    const reading = { maximum: largestErrorReport, client: client.address, limit };
    return holdBody(raw, reading, async (body) => {
      const read = readReport(body);
      if (!read) return envelope(400, "The report is not in the expected form.");
      const { name, message, frames, route, store, build } = read;
      const words = messageOf({ name, message });
      log.warn(
        { error: { name, ...(words !== null && { message: words }), frames }, route, store, build },
        "browser error",
      );
      return new Response(null, { status: 204 });
    });
  });
}
