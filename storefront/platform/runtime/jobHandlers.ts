import { resetHandler } from "../customer/resetPassword.ts";
import type { JobHandlers } from "../kernel/jobs/jobs.ts";
import { mailHandler } from "../kernel/mail/queue.ts";
import { sandboxTransport, smtpTransport } from "../kernel/mail/transport.ts";
import { newsletterHandler } from "../newsletter/subscribe.ts";
import { refundHandler } from "../payment/followRefund.ts";
import { paymentHandler } from "../payment/followPayment.ts";
import { methodsHandler } from "../payment/onlineMethods.ts";
import { paymentParts } from "../payment/paymentParts.ts";
import { pointsHandler } from "../delivery/followPoints.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { retentionHandler } from "../privacy/retention.ts";
import { vatHandler } from "../order/vatOfOrder.ts";
import { unconfirmedHandler } from "../order/confirmByMail.ts";
import { unpaidHandler } from "../order/cancelUnpaid.ts";
import { cycleHandler } from "../subscription/cycleHandler.ts";
import { searchSyncJob } from "../search/service/searchSync.ts";

/** Returns the handler of each kind of job. */
export function jobHandlers(parts: OrderParts): JobHandlers {
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
    search: searchSyncJob(parts),
    vat: vatHandler(parts),
    points: pointsHandler(parts),
    retention: retentionHandler(parts),
    subscription: cycleHandler(parts),
    "unconfirmed-order": unconfirmedHandler(parts),
    "unpaid-order": unpaidHandler(parts),
  };
}
