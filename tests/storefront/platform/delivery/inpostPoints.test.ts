import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { pointsHandler } from "#platform/delivery/inpostPoints.ts";
import { findStoredPoint } from "#platform/delivery/points.ts";
import { countOf } from "../support/countOf.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { testParts, testSettings } from "../support/testParts.ts";

const platform = await openForTests();

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Returns a point as InPost's list has it. */
const wirePoint = (name: string, change: object = {}) => ({
  name,
  type: ["parcel_locker"],
  status: "Operating",
  location: { latitude: 52.2, longitude: 21 },
  location_247: true,
  location_description: "Przy wejściu",
  address_details: { city: "Warszawa", post_code: "00-001", street: "Prosta", building_number: "5", province: "x" },
  payment_available: true,
  functions: ["parcel_collect", "parcel_send"],
  ...change,
});

/** Serves InPost's list on this machine, and returns a handler of the job that reads it. */
async function createHandler(answer: RequestListener) {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/v1/points`;
  const parts = { ...testParts(), database: platform.database, clock: () => openingDay, newId: () => "id" };
  return pointsHandler({ ...parts, settings: { ...testSettings, pointsUrl: url } });
}

const pages =
  (all: readonly (readonly unknown[])[]): RequestListener =>
  (request, response) => {
    const page = Number(new URL(request.url ?? "", "http://x").searchParams.get("page"));
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ total_pages: all.length, items: all[page - 1] }));
  };

const find = (id: string) => platform.database.read((session) => findStoredPoint(session, "inpost", id));
const count = () => countOf(platform.connection, "delivery_points where carrier_code = 'inpost'");

test("keeps the stored points when the list cannot be read", async () => {
  const before = await count();
  const refused: RequestListener = (_request, response) => {
    response.writeHead(500);
    response.end();
  };
  const half: RequestListener = (request, response) =>
    request.url?.includes("page=1&") ? pages([[wirePoint("A")], []])(request, response) : request.socket.destroy();
  for (const answer of [refused, half, pages([[]])]) {
    const refresh = await createHandler(answer);
    await expect(refresh({})).rejects.toThrow(/list of points/);
    server?.closeAllConnections();
    server?.close();
  }
  await expect(count()).resolves.toBe(before);
});

test("replaces the stored points by all pages of the list and schedules the next time", async () => {
  const refresh = await createHandler(
    pages([
      [wirePoint("WAW01M"), wirePoint("WAW02M", { status: "Disabled" }), { name: "without the other fields" }],
      [
        wirePoint("POP-1", {
          type: ["pop"],
          location_247: false,
          operating_hours_extended: { customer: { monday: [{ start: 480, end: 1200 }], sunday: null } },
          payment_available: false,
        }),
        wirePoint("POP-2", {
          type: ["parcel_locker", "pop"],
          location_247: false,
          opening_hours: "PN-PT 08:00-20:00; SB 9:00-15:00",
        }),
        wirePoint("POP-3", { type: ["parcel_locker_superpop"], location_247: false, opening_hours: "24/7" }),
        wirePoint("WAW03M", { functions: ["parcel_send"] }),
        wirePoint("WAW01M"),
      ],
    ]),
  );
  await refresh({});
  await expect(count()).resolves.toBe(5);
  await expect(find("WAW01M")).resolves.toMatchObject({ kind: "locker", street: "Prosta 5", state: "operating" });
  await expect(find("WAW02M")).resolves.toMatchObject({ state: "outage" });
  await expect(find("POP-1")).resolves.toMatchObject({ kind: "shop", paymentOnPickup: false });
  const { rows } = await platform.connection.query("select hours from delivery_points where id = 'POP-1'");
  expect(rows).toEqual([{ hours: [{ dayOfWeek: "Monday", opens: "08:00", closes: "20:00" }] }]);
  await expect(find("POP-2")).resolves.toMatchObject({ kind: "shop" });
  await expect(find("POP-3")).resolves.toMatchObject({ kind: "shop" });
  const stated = await platform.connection.query<{ hours: readonly { dayOfWeek: string }[] | null }>(
    "select hours from delivery_points where id in ('POP-2', 'POP-3') order by id",
  );
  expect(stated.rows.map(({ hours }) => hours?.map(({ dayOfWeek }) => dayOfWeek))).toEqual([
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    undefined,
  ]);
  const scheduled = await platform.connection.query<{ in_hours: number }>(
    "select round(extract(epoch from run_at - $1::timestamptz) / 3600)::int as in_hours from jobs where kind = 'points'",
    [openingDay.toISOString()],
  );
  expect(scheduled.rows).toEqual([{ in_hours: 6 }]);
});
