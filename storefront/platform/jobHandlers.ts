import { resetHandler } from "./customer/resetPassword.ts";
import type { JobHandlers } from "./jobs/runJobs.ts";
import { mailHandler, sandboxTransport, smtpTransport } from "./mail/sendMail.ts";
import { newsletterHandler } from "./newsletter/subscribe.ts";
import { refundHandler } from "./payments/followRefund.ts";
import { paymentHandler } from "./payments/followPayment.ts";
import { methodsHandler } from "./payments/onlineMethods.ts";
import { paymentParts } from "./payments/paymentParts.ts";
import { pointsHandler } from "./delivery/followPoints.ts";
import type { RouteParts } from "./platformParts.ts";
import { retentionHandler } from "./retention/retentionHandler.ts";
import { vatHandler } from "./vat/vatOfOrder.ts";
import { unconfirmedHandler } from "./order/confirmByMail.ts";
import { unpaidHandler } from "./order/cancelUnpaid.ts";
import { cycleHandler } from "./subscription/cycleHandler.ts";
import { owedHandler } from "./search/service/owedHandler.ts";

/** Who does which work that was promised. */
export function jobHandlers(parts: RouteParts): JobHandlers {
  const { database, clock, settings } = parts;
  const { smtpUrl, mailFrom } = settings;
  const transport = smtpUrl === null ? sandboxTransport : smtpTransport(smtpUrl, mailFrom);
  const payments = paymentParts(parts);
  return {
    mail: mailHandler(database, clock, transport),
    payment: paymentHandler(payments),
    "payment-methods": methodsHandler(payments),
    refund: refundHandler(payments),
    "password-reset": resetHandler(parts),
    newsletter: newsletterHandler(parts),
    search: owedHandler(parts),
    vat: vatHandler(parts),
    points: pointsHandler(parts),
    retention: retentionHandler(parts),
    subscription: cycleHandler(parts),
    "unconfirmed-order": unconfirmedHandler(parts),
    "unpaid-order": unpaidHandler(parts),
  };
}
