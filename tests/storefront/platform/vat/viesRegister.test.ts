import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createViesRegister } from "#platform/vat/viesRegister.ts";

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const vatNumber = { country: "PL", number: "1234563218" };

/** Starts a server with this answer and returns a register that uses it. */
async function registerAt(answer: RequestListener, clock = () => new Date("2026-11-20T12:00:00Z")) {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return createViesRegister({ url: `http://127.0.0.1:${port}/rest-api`, clock, timeLimit: 200, retryDelay: 1 });
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };

test("sends requests in the format of VIES", async () => {
  const received: { path: string | undefined; body: unknown }[] = [];
  const register = await registerAt((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      received.push({ path: request.url, body: JSON.parse(text) });
      json({ countryCode: "PL", vatNumber: "1234563218", valid: true, name: "Ala" })(request, response);
    });
  });
  await expect(register(vatNumber)).resolves.toMatchObject({ outcome: "valid", name: "Ala" });
  expect(received).toEqual([
    { path: "/rest-api/check-vat-number", body: { countryCode: "PL", vatNumber: "1234563218" } },
  ]);
});

test("retries once after a failure", async () => {
  let calls = 0;
  const register = await registerAt((request, response) => {
    calls += 1;
    const answer = calls === 1 ? json(null, 503) : json({ valid: false, vatNumber: vatNumber.number });
    answer(request, response);
  });
  await expect(register(vatNumber)).resolves.toEqual({ outcome: "invalid" });
  expect(calls).toBe(2);
});

test.each<[what: string, answer: RequestListener, code: string]>([
  ["never answers", () => {}, "TIMEOUT"],
  ["closes the connection", (request) => request.socket.destroy(), "TRANSPORT"],
  ["answers with HTML", (_request, response) => response.end("<html>"), "MALFORMED"],
  [
    "redirects",
    (_request, response) => {
      response.writeHead(302, { location: "http://127.0.0.1:1/" });
      response.end();
    },
    "TRANSPORT",
  ],
])("is unavailable if the service %s", async (_what, answer, code) => {
  const register = await registerAt(answer);
  await expect(register(vatNumber)).resolves.toEqual({ outcome: "unavailable", code });
});

test("pauses requests about a failing country for a minute, but not about others", async () => {
  let calls = 0;
  let now = new Date("2026-11-20T12:00:00Z");
  const register = await registerAt(
    (request, response) => {
      calls += 1;
      json({ isValid: false, userError: "MS_UNAVAILABLE" })(request, response);
    },
    () => now,
  );
  for (let count = 0; count < 3; count++) await register(vatNumber);
  expect(calls).toBe(6);
  await expect(register(vatNumber)).resolves.toEqual({ outcome: "unavailable", code: "RESTING" });
  expect(calls).toBe(6);
  await register({ country: "DE", number: "136695976" });
  expect(calls).toBe(8);
  now = new Date("2026-11-20T12:01:01Z");
  await register(vatNumber);
  expect(calls).toBe(10);
});
