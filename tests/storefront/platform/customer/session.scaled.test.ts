import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openSession } from "#platform/customer/session.ts";
import { runs } from "../../../support/scope.ts";
import { tokensOf } from "../support/accounts.ts";
import { bearer, newCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";

const platform = await openForTests();

/** Lifetimes in seconds (docs/specification/security.md#security-3). */
const idle = 30 * 60;
const absolute = 12 * 60 * 60;
const lifetime = 30 * 24 * 60 * 60;
const grace = 10;
const lastUseInterval = 60;

interface Login {
  readonly endsAt: number;
  isOver: boolean;
}

/** The expected state of a pair of tokens. Times are in seconds since the start of the test. */
interface Pair {
  readonly access: string;
  readonly refresh: string;
  readonly login: Login;
  readonly issuedAt: number;
  usedAt: number;
  exchangedAt: number | null;
}

/** Returns whether an access token is expected to be valid, and updates its last use. */
function use(pair: Pair, now: number): boolean {
  const { login, issuedAt, usedAt, exchangedAt } = pair;
  const isValid =
    !login.isOver && exchangedAt === null && now - usedAt < idle && now < Math.min(issuedAt + absolute, login.endsAt);
  if (isValid && now - usedAt >= lastUseInterval) pair.usedAt = now;
  return isValid;
}

/** Returns whether a refresh token is expected to be accepted. A token that is reused too late ends its login. */
function exchange(pair: Pair, now: number): boolean {
  const { login, exchangedAt } = pair;
  if (login.isOver) return false;
  const isReused = exchangedAt !== null && now - exchangedAt > grace;
  if (isReused || now >= login.endsAt) login.isOver = true;
  else pair.exchangedAt ??= now;
  return !login.isOver;
}

const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant("log in" as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("use" as const), which: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("refresh" as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("log out" as const), which: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      seconds: fc.constantFrom(1, 9, 10, 11, 60, 29 * 60, idle, 6 * 60 * 60, absolute, 20 * 24 * 60 * 60),
    }),
  },
);

test("accepts tokens exactly as long as they are valid, for random sequences of actions", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      platform.setNow(openingDay);
      const { id } = await newCustomer(platform);
      const pairs: Pair[] = [];
      let now = 0;
      const at = () => new Date(openingDay.getTime() + now * 1000);
      const keep = (tokens: { access: string; refresh: string }, login: Login) =>
        void pairs.push({ ...tokens, login, issuedAt: now, usedAt: now, exchangedAt: null });
      const logIn = async () =>
        keep(await platform.database.write((session) => openSession(session, id, at())), {
          endsAt: now + lifetime,
          isOver: false,
        });
      await logIn();
      for (const each of steps) {
        if (each.do === "log in") await logIn();
        else if (each.do === "wait") {
          now += each.seconds;
          platform.setNow(at());
        } else {
          const pair = pairs[each.which % pairs.length];
          if (!pair) throw new Error("There is no pair of tokens.");
          if (each.do === "use") {
            const { status } = await platform.get("user/me", bearer(pair.access));
            expect(status).toBe(use(pair, now) ? 200 : 401);
          } else if (each.do === "refresh") {
            const answer = await platform.post("user/refresh", { refreshToken: pair.refresh });
            expect(answer.status).toBe(exchange(pair, now) ? 200 : 401);
            if (answer.status === 200) keep(tokensOf(answer), pair.login);
          } else {
            await platform.post("user/logout", { refreshToken: pair.refresh });
            pair.login.isOver = true;
          }
        }
      }
    }),
    { numRuns: runs(15, 60) },
  );
});
