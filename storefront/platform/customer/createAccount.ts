import { checkPersonalDetails, type PersonalDetailsValue } from "@dioptra/ui/rules";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import type { SentRegistration } from "#contract/customer/user.ts";
import { toFieldProblems } from "#contract/wire/fields.ts";
import { ok, type Result } from "#domain/result.ts";
import type { StoreView } from "#domain/store.ts";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { grantFirstPurchaseCoupon } from "../coupon/coupons.ts";
import type { Session } from "../kernel/database/database.ts";
import { customerAddresses, customers } from "./tables/customer.ts";
import { languageOf } from "../kernel/language.ts";
import { queueUnasked } from "./unaskedMail.ts";
import { welcome } from "./mails.ts";
import { orders } from "../order/tables/order.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { refused, refusedFields, type Refused } from "../kernel/http/refused.ts";
import { type CheckedAddress, checkAddresses } from "./addresses.ts";
import { emailKeyOf } from "./email.ts";
import { rememberBrowser } from "./logIn.ts";
import { hashPassword, passwordProblems } from "./passwords.ts";
import { openSession, type Tokens } from "./session.ts";
import { readProfile, type WireProfile } from "./profile.ts";

/** The customer group of new accounts. */
const generalGroup = 1;

export interface Registration {
  readonly sent: SentRegistration;
  readonly store: StoreView;
  /** The language of mails, such as `pl-PL`. */
  readonly locale: string;
  /** The browser that sent the registration. */
  readonly visitorId: string | null;
}

interface NewAccount extends PersonalDetailsValue {
  readonly addresses: readonly CheckedAddress[];
  readonly passwordHash: string;
}

/** Validates a registration. Returns the account to store, or all problems. */
async function check({ customer, password, conditions }: SentRegistration): Promise<Result<NewAccount, Refused>> {
  const person = { firstName: customer.firstname, lastName: customer.lastname, email: customer.email };
  const details = checkPersonalDetails(person);
  const addresses = checkAddresses(customer.addresses ?? []);
  const problems: readonly FieldProblem[] = [
    ...(details.ok ? [] : toFieldProblems("customer", details.errors)),
    ...(await passwordProblems("password", password, person)),
    ...(addresses.ok ? [] : addresses.error),
    ...(conditions ? [] : [{ field: "conditions", problem: "required" }]),
  ];
  if (problems.length > 0 || !details.ok || !addresses.ok) return refusedFields(problems);
  return ok({ ...details.value, addresses: addresses.value, passwordHash: await hashPassword(password) });
}

async function write(session: Session, account: NewAccount, { store, locale }: Registration, now: Date) {
  const { email, firstName, lastName, passwordHash, addresses } = account;
  const [customer] = await session
    .insert(customers)
    .values({
      email,
      emailKey: emailKeyOf(email),
      firstName,
      lastName,
      passwordHash,
      groupId: generalGroup,
      storeCode: store.code,
      locale,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: customers.emailKey })
    .returning({ id: customers.id });
  if (!customer) return null;
  if (addresses.length > 0) {
    await session
      .insert(customerAddresses)
      .values(addresses.map(({ id: _new, ...address }) => Object.assign(address, { customerId: customer.id })));
  }
  return customer.id;
}

/** Gives the guest's order with which the account is created to the customer, if this browser has placed it. */
async function giveOrder(session: Session, customerId: number, { sent, visitorId }: Registration): Promise<void> {
  if (sent.order_id === undefined || visitorId === null) return;
  await session
    .update(orders)
    .set({ customerId })
    .where(
      and(
        // A browser that was closed meanwhile knows only the number.
        or(eq(orders.orderKey, sent.order_id), eq(orders.number, sent.order_id)),
        eq(orders.visitorId, visitorId),
        isNull(orders.customerId),
        eq(sql`lower(${orders.email})`, emailKeyOf(sent.customer.email)),
      ),
    );
}

/** Creates an account, queues the welcome mail, and logs the customer in. */
export async function createAccount(
  { database, clock, settings }: Pick<PlatformParts, "database" | "clock" | "settings">,
  registration: Registration,
): Promise<Result<{ readonly profile: WireProfile; readonly tokens: Tokens }, Refused>> {
  const account = await check(registration.sent);
  if (!account.ok) return account;
  return database.write(async (session) => {
    const now = clock();
    const customerId = await write(session, account.value, registration, now);
    if (customerId === null) return refused("EMAIL_TAKEN", "This email is already in use.");
    const { email, firstName } = account.value;
    const { locale, store, visitorId } = registration;
    await rememberBrowser(session, customerId, visitorId, now);
    await giveOrder(session, customerId, registration);
    const coupon = await grantFirstPurchaseCoupon(session, email, now);
    const letter = welcome({ firstName, coupon, shop: settings.origin + store.prefix }, languageOf(locale));
    await queueUnasked(
      session,
      { key: `welcome:${customerId}`, kind: "welcome", recipient: email, locale, letter },
      now,
    );
    return ok({
      profile: await readProfile(session, settings, customerId, now),
      tokens: await openSession(session, customerId, now),
    });
  });
}
