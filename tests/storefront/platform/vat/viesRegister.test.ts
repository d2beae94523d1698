import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { viesRegister } from "#platform/vat/viesRegister.ts";

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const asked = { country: "PL", number: "1234563218" };

/** The register at a server that answers like this. */
async function registerAt(answer: RequestListener, clock = () => new Date("2026-11-20T12:00:00Z")) {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return viesRegister({ url: `http://127.0.0.1:${port}/rest-api`, clock, timeLimit: 200, pause: 1 });
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };

test("the service is asked in its own words", async () => {
  const heard: { path: string | undefined; body: unknown }[] = [];
  const register = await registerAt((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      heard.push({ path: request.url, body: JSON.parse(text) });
      json({ countryCode: "PL", vatNumber: "1234563218", valid: true, name: "Ala" })(request, response);
    });
  });
  await expect(register(asked)).resolves.toMatchObject({ outcome: "valid", name: "Ala" });
  expect(heard).toEqual([{ path: "/rest-api/check-vat-number", body: { countryCode: "PL", vatNumber: "1234563218" } }]);
});

test("what fails once is asked a second time", async () => {
  let calls = 0;
  const register = await registerAt((request, response) => {
    calls += 1;
    const answer = calls === 1 ? json(null, 503) : json({ valid: false, vatNumber: asked.number });
    answer(request, response);
  });
  await expect(register(asked)).resolves.toEqual({ outcome: "invalid" });
  expect(calls).toBe(2);
});

test.each<[what: string, answer: RequestListener, code: string]>([
  ["answers nothing", () => {}, "TIMEOUT"],
  ["hangs up", (request) => request.socket.destroy(), "TRANSPORT"],
  ["answers with a page", (_request, response) => response.end("<html>"), "MALFORMED"],
  [
    "leads elsewhere",
    (_request, response) => {
      response.writeHead(302, { location: "http://127.0.0.1:1/" });
      response.end();
    },
    "TRANSPORT",
  ],
])("a service that %s refuses nobody", async (_what, answer, code) => {
  const register = await registerAt(answer);
  await expect(register(asked)).resolves.toEqual({ outcome: "unavailable", code });
});

test("a country that does not answer is left alone for a minute; others are asked", async () => {
  let calls = 0;
  let now = new Date("2026-11-20T12:00:00Z");
  const register = await registerAt(
    (request, response) => {
      calls += 1;
      json({ isValid: false, userError: "MS_UNAVAILABLE" })(request, response);
    },
    () => now,
  );
  for (let count = 0; count < 3; count++) await register(asked);
  expect(calls).toBe(6);
  await expect(register(asked)).resolves.toEqual({ outcome: "unavailable", code: "RESTING" });
  expect(calls).toBe(6);
  await register({ country: "DE", number: "136695976" });
  expect(calls).toBe(8);
  now = new Date("2026-11-20T12:01:01Z");
  await register(asked);
  expect(calls).toBe(10);
});
