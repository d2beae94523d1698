import { openSession, type Tokens } from "#platform/customer/session.ts";
import { customers } from "#platform/customer/tables/customer.ts";
import { openingDay, type TestPlatform } from "./openTestPlatform.ts";

export interface TestCustomer {
  readonly id: number;
  readonly email: string;
  readonly tokens: Tokens;
  /** What says in a call that it is this customer's. */
  readonly headers: Readonly<Record<"authorization", string>>;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Somebody with an account who is logged in; nobody knows the password. */
export async function newCustomer(
  { database }: Pick<TestPlatform, "database">,
  now = openingDay,
): Promise<TestCustomer> {
  const email = `${crypto.randomUUID()}@example.pl`;
  return database.write(async (session) => {
    const [written] = await session
      .insert(customers)
      .values({
        email,
        emailKey: email,
        firstName: "Ala",
        lastName: "Nowak",
        passwordHash: "",
        groupId: 1,
        storeCode: "pl",
        locale: "pl-PL",
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: customers.id });
    if (!written) throw new Error("The customer was not written.");
    const tokens = await openSession(session, written.id, now);
    return { id: written.id, email, tokens, headers: bearer(tokens.access) };
  });
}
