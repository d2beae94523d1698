import { openSession, type Tokens } from "#platform/customer/session.ts";
import { customers } from "#platform/customer/tables/customer.ts";
import { openingDay, type TestPlatform } from "./openTestPlatform.ts";

export interface TestCustomer {
  readonly id: number;
  readonly email: string;
  readonly tokens: Tokens;
  /** The headers that authenticate calls of this customer. */
  readonly headers: Readonly<Record<"authorization", string>>;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Creates a customer who is logged in. The account has no valid password. */
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
    if (!written) throw new Error("The customer was not inserted.");
    const tokens = await openSession(session, written.id, now);
    return { id: written.id, email, tokens, headers: bearer(tokens.access) };
  });
}
