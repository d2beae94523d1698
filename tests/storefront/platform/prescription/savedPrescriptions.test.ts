import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { createFieldCipher } from "#platform/kernel/secrets/fieldCipher.ts";
import { resealFields } from "#platform/staff/resealFields.ts";
import { maximumSavedPrescriptions } from "#domain/customer/savedPrescription.ts";
import { newCustomer, type TestCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn } from "../support/openTestPlatform.ts";
import { option, usual } from "../support/prescriptions.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();

const { lens: _lens, lens_type: _type, ...values } = usual;
const optionsOf = (typed: Readonly<Record<string, string>>) => Object.entries(typed).map(option);
const save = ({ headers }: TestCustomer, name: string, typed: Readonly<Record<string, string>> = values) =>
  platform.post(
    "user/prescriptions",
    { prescription: { name, options: optionsOf(typed), consent_version: "2026-11" } },
    headers,
  );
const keptBy = async ({ headers }: TestCustomer) =>
  endpoints.savedPrescriptions.result("PLN").parse((await platform.get("user/prescriptions", headers)).json.result);
const remove = (id: number, { headers }: TestCustomer) => platform.post(`user/prescriptions/delete/${id}`, {}, headers);

test("keeps prescriptions by name, without what belongs to one pair of glasses, and encrypted", async () => {
  const customer = await newCustomer(platform);
  const saved = await save(customer, " Zosia ", { ...usual, use: "near", prescription_photo: "abc" });
  expect(saved.status).toBe(200);
  await save(customer, "Ala");
  await save(customer, "Ala", { ...values, R_SPH: "-1.50" });
  const kept = await keptBy(customer);
  expect(kept.map(({ name, sent }) => [name, sent.rows.right.sphere])).toEqual([
    ["Ala", "-1.50"],
    ["Zosia", "-1.25"],
  ]);
  expect(kept[1]?.sent).toMatchObject({ use: "", lensSku: "", photo: null, source: "typed" });
  const { rows } = await platform.connection.query("select * from saved_prescriptions where customer_id = $1", [
    customer.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain("1.25");
  expect(rows[0]).toMatchObject({ consent_version: "2026-11" });
});

test.each([
  ["an axis without need of proof", { ...values, R_AX: "" }, "prescription.R_AX"],
  ["a power that is no step", { ...values, L_SPH: "-1.30" }, "prescription.L_SPH"],
  ["no distance", { ...values, PD: "" }, "prescription.R_PD"],
  ["nothing of a prescription", { note: "Ala" }, "prescription.prescription"],
])("refuses %s by its field, and keeps nothing", async (_what, typed, field) => {
  const customer = await newCustomer(platform);
  const { status, json } = await save(customer, "Ala", typed);
  expect(status).toBe(400);
  expect(json.result).toContainEqual(expect.objectContaining({ field }));
  expect(JSON.stringify(json)).not.toContain("1.30");
  expect(await keptBy(customer)).toEqual([]);
});

test("keeps a limited number, of which each can be replaced", async () => {
  const customer = await newCustomer(platform);
  for (let each = 0; each < maximumSavedPrescriptions; each++) await save(customer, `Ala ${each}`);
  const refused = await save(customer, "one more");
  expect(refused.json).toMatchObject({ code: 409, result: { code: "TOO_MANY", available: maximumSavedPrescriptions } });
  expect((await save(customer, "Ala 3")).status).toBe(200);
});

test("deletes only the customer's own", async () => {
  const [customer, other] = [await newCustomer(platform), await newCustomer(platform)];
  await save(customer, "Ala");
  const [kept] = await keptBy(customer);
  expect((await remove(kept?.id ?? 0, other)).status).toBe(404);
  expect(await keptBy(customer)).toHaveLength(1);
  expect(await remove(kept?.id ?? 0, customer)).toMatchObject({ status: 200, json: { result: [] } });
});

test("is sealed anew with a new key, and read with it alone", async () => {
  const customer = await newCustomer(platform);
  await save(customer, "Ala");
  const newest = [{ id: "second", key: "g".repeat(43) }];
  const rotated = { ...testSettings, fieldKeys: [...newest, ...testSettings.fieldKeys] };
  await resealFields(platform.database, createFieldCipher(rotated));
  const settings = { ...testSettings, fieldKeys: newest };
  const later = platformOn(platform.connection, platform.database, { settings });
  await expect(later.get("user/prescriptions", customer.headers)).resolves.toMatchObject({
    status: 200,
    json: { result: [{ name: "Ala" }] },
  });
  // The platform of the other tests has the older key only.
  await platform.connection.query("delete from saved_prescriptions where customer_id = $1", [customer.id]);
});

test("is part of the customer's data, and goes with the account", async () => {
  const customer = await newCustomer(platform);
  await save(customer, "Ala");
  const { json } = await platform.get("user/data", customer.headers);
  expect(json.result).toMatchObject({ saved_prescriptions: [{ name: "Ala", options: expect.any(Array) }] });
  await platform.connection.query("delete from customers where id = $1", [customer.id]);
  const { rows } = await platform.connection.query("select 1 from saved_prescriptions where customer_id = $1", [
    customer.id,
  ]);
  expect(rows).toEqual([]);
});
