import { beforeAll, describe, expect, test } from "vitest";
import type { CallName } from "../fixtures.ts";
import type { Provider } from "../provider.ts";
import { subscription } from "./subscription.ts";

/** Tests a customer's account from registration to deletion. */
export function account(guest: Provider): void {
  const { customer, without } = guest.fixtures;
  const has = (name: CallName) => !without.includes(name);

  describe("an account", () => {
    const me = guest.stranger();
    const email = customer?.email ?? `conformance-${crypto.randomUUID()}@example.com`;
    const password = customer?.password ?? `Okulary-${crypto.randomUUID()}`;
    let refreshToken: string | undefined;

    async function logIn(as: Provider, word = password) {
      const answer = await as.ask("userLogin", {}, { username: email, password: word });
      if (answer.status === 200 && typeof answer.result === "string") {
        as.token = answer.result;
        refreshToken = (answer.meta as { refreshToken?: string } | undefined)?.refreshToken;
      }
      return answer;
    }

    beforeAll(async () => {
      if (customer === null) {
        const registration = { customer: { email, firstname: "Ala", lastname: "Nowak" }, password, conditions: true };
        await me.result("userCreate", {}, registration);
      }
      const answer = await logIn(me);
      expect(answer.status).toBe(200);
    });

    test("returns its profile", async () => {
      await expect(me.result("userProfile")).resolves.toMatchObject({ email });
    });

    test("returns 401 without a valid token", async () => {
      const stranger = guest.stranger();
      await expect(stranger.ask("userProfile")).resolves.toMatchObject({ status: 401, code: 401 });
      stranger.token = "forged";
      await expect(stranger.ask("userProfile")).resolves.toMatchObject({ status: 401, code: 401 });
    });

    test("answers the same for a wrong password and an unknown address", async () => {
      const wrong = await guest.stranger().ask("userLogin", {}, { username: email, password: "wrong-password" });
      const unknown = await guest
        .stranger()
        .ask("userLogin", {}, { username: `nobody-${crypto.randomUUID()}@example.com`, password: "wrong-password" });
      expect(wrong.status).toBeGreaterThanOrEqual(400);
      expect({ status: unknown.status, result: unknown.result }).toEqual({
        status: wrong.status,
        result: wrong.result,
      });
    });

    test("changes its names, and refuses to change its group", async () => {
      await expect(me.result("userUpdate", {}, { customer: { firstname: "Alicja" } })).resolves.toMatchObject({
        firstName: "Alicja",
        email,
      });
      const refused = await me.ask("userUpdate", {}, { customer: { group_id: 7 } });
      expect(refused.status).toBe(400);
    });

    test("has one cart per store view, which other cannot read", async () => {
      const cartId = String(await me.result("cartCreate"));
      expect(String(await me.result("cartCreate"))).toBe(cartId);
      const other = await guest.stranger().ask("cartPull", { cartId });
      expect([401, 403, 404]).toContain(other.status);
    });

    test("returns its orders by pages", async () => {
      await expect(me.result("orderHistory", { pageSize: "20", currentPage: "1" })).resolves.toMatchObject({
        total: expect.any(Number),
      });
    });

    test.each<CallName>((["loyaltyCard", "personalData", "ownReviews"] as const).filter(has))(
      "%s answers its owner, and returns 401 to others",
      async (name) => {
        await me.result(name);
        await expect(guest.stranger().ask(name)).resolves.toMatchObject({ status: 401 });
      },
    );

    if (has("reviewRight"))
      test("cannot review a product that was not bought", async () => {
        await expect(me.result("reviewRight", { product_id: "1" })).resolves.toBe("not-bought");
        const review = { product_id: 1, rating: 5, title: "Tytuł", detail: "Nie kupiłem.", nickname: "Ala" };
        const refused = await me.ask("reviewCreate", {}, { review });
        expect(refused.status).toBeGreaterThanOrEqual(400);
      });

    if (has("reviewChange"))
      test("neither changes nor withdraws a review that is not its own", async () => {
        const review = { rating: 1, title: "Tytuł", detail: "Nie moja opinia.", nickname: "Ala" };
        const changed = await me.ask("reviewChange", {}, { review });
        const withdrawn = await me.ask("reviewWithdraw");
        expect([changed.status, withdrawn.status]).toEqual([404, 404]);
      });

    if (has("prescriptionSave"))
      test("keeps a prescription under a name, which is replaced", async () => {
        const save = (sphere: string) =>
          me.result(
            "prescriptionSave",
            {},
            {
              prescription: {
                name: "Ala",
                options: [
                  { option_id: "R_SPH", option_value: sphere },
                  { option_id: "L_SPH", option_value: "-1.00" },
                  { option_id: "PD", option_value: "62" },
                ],
                consent_version: "1",
              },
            },
          );
        await save("-1.25");
        await save("-1.50");
        await expect(me.result("savedPrescriptions")).resolves.toMatchObject([
          { name: "Ala", sent: { rows: { right: { sphere: "-1.50" } } } },
        ]);
        await expect(guest.stranger().ask("savedPrescriptions")).resolves.toMatchObject({ status: 401 });
        const unknown = await me.ask("prescriptionDelete");
        expect(unknown.status).toBe(404);
      });

    subscription(() => me, guest);

    if (has("contact"))
      test("takes a message to the shop, also for the second time", async () => {
        const message = { key: crypto.randomUUID(), topic: "other", name: "Ala Nowak", email, message: "Dzień dobry" };
        for (let attempt = 0; attempt < 2; attempt++) await guest.result("contact", {}, message);
      });

    test("has no newsletter before it is confirmed", async () => {
      await me.result("newsletterSubscribe", {}, { email });
      await expect(me.result("newsletterStatus", { email })).resolves.toBe(false);
      await me.result("newsletterUnsubscribe", {}, { email });
    });

    test("does not reveal in a password reset whether the account exists", async () => {
      const known = await guest.stranger().ask("userResetPassword", {}, { email });
      const unknown = await guest
        .stranger()
        .ask("userResetPassword", {}, { email: `nobody-${crypto.randomUUID()}@example.com` });
      expect({ status: known.status, result: known.result }).toEqual({
        status: unknown.status,
        result: unknown.result,
      });
      const forged = await guest
        .stranger()
        .ask("userPasswordChange", {}, { email, newPassword: password, resetToken: "forged" });
      expect(forged.status).toBeGreaterThanOrEqual(400);
    });

    test("changes its password only with the current one", async () => {
      const body = { currentPassword: "wrong-password", newPassword: "Inne-haslo-do-konta-1" };
      const refused = await me.ask("userChangePassword", {}, body);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      await expect(logIn(guest.stranger())).resolves.toMatchObject({ status: 200 });
    });

    test("exchanges a refresh token, and refuses a forged one", async () => {
      const old = refreshToken;
      await expect(me.ask("userRefresh", {}, { refreshToken: old })).resolves.toMatchObject({ status: 200 });
      const forged = await guest.stranger().ask("userRefresh", {}, { refreshToken: "forged" });
      expect(forged.status).toBe(401);
      await logIn(me);
    });

    test("ends its login on logout, and all logins on deletion", async () => {
      const other = guest.stranger();
      await logIn(other);
      await other.ask("userLogout", {}, { refreshToken });
      await expect(other.ask("userProfile")).resolves.toMatchObject({ status: 401 });
      if (customer !== null || !has("userDelete")) return;
      await me.result("userDelete", {}, { currentPassword: password });
      await expect(me.ask("userProfile")).resolves.toMatchObject({ status: 401 });
    });
  });
}
