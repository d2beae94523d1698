import { resetHandler } from "../customer/resetPassword.ts";
import { giftCardHandler } from "../giftCard/sendGiftCards.ts";
import type { JobHandlers } from "../kernel/jobs/jobs.ts";
import { mailHandler } from "../kernel/mail/queue.ts";
import { sandboxTransport, smtpTransport } from "../kernel/mail/transport.ts";
import { newsletterHandler } from "../newsletter/subscribe.ts";
import { paymentHandler, refundHandler } from "../payment/statusRequests.ts";
import { methodsHandler } from "../payment/onlineMethods.ts";
import type { PaymentParts } from "../payment/paymentParts.ts";
import { pointsHandler } from "../delivery/inpostPoints.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { retentionHandler } from "../privacy/retention.ts";
import { vatHandler } from "../order/vatOfOrder.ts";
import { unprovenHandler } from "../order/askIfWanted.ts";
import { prescriptionReminderHandler } from "../order/prescriptionReminder.ts";
import { reminderHandler } from "../order/sendLensReminder.ts";
import { unconfirmedHandler } from "../order/confirmByMail.ts";
import { unpaidHandler } from "../order/cancelUnpaid.ts";
import { cycleHandler } from "../subscription/cycleHandler.ts";
import { terminationHandler } from "../subscription/terminate.ts";
import { searchSyncJob } from "../search/service/searchSync.ts";

/** Returns the handler of each kind of job. */
export function jobHandlers(parts: OrderParts & PaymentParts): JobHandlers {
  const { database, clock, settings } = parts;
  const { smtpUrl, mailFrom } = settings;
  const transport = smtpUrl === null ? sandboxTransport : smtpTransport(smtpUrl, mailFrom);
  return {
    "gift-card": giftCardHandler(parts),
    "lens-reminder": reminderHandler(parts),
    mail: mailHandler(database, clock, transport),
    "missing-prescription": prescriptionReminderHandler(parts),
    payment: paymentHandler(parts),
    "payment-methods": methodsHandler(parts),
    refund: refundHandler(parts),
    "password-reset": resetHandler(parts),
    newsletter: newsletterHandler(parts),
    search: searchSyncJob(parts),
    vat: vatHandler(parts),
    points: pointsHandler(parts),
    retention: retentionHandler(parts),
    subscription: cycleHandler(parts),
    termination: terminationHandler(parts),
    "unconfirmed-order": unconfirmedHandler(parts),
    "unpaid-order": unpaidHandler(parts),
    "unproven-order": unprovenHandler(parts),
  };
}
