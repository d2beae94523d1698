import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";

const usage = `npm run conformance -- --url https://platform.example --fixtures fixtures.json [--client vue-storefront]

Tests a provider over HTTP with every call of the contract, as the shop makes it. The fixtures contain what the suite
cannot request; tests/contract/fixtures.json is that of the embedded provider. The suite places an order, and creates and
deletes an account if the fixtures have none. With --client it makes the calls of another front end, for a platform
without a gate.`;

const clients = ["shop", "vue-storefront"];
const { values } = parseArgs({
  options: { url: { type: "string" }, fixtures: { type: "string" }, client: { type: "string", default: "shop" } },
});
if (!values.url || !values.fixtures || !clients.includes(values.client)) {
  console.error(usage);
  process.exit(1);
}
const { status } = spawnSync("vitest", ["run", "--project", "conformance", "--reporter=verbose"], {
  stdio: "inherit",
  env: {
    ...process.env,
    CONFORMANCE_URL: values.url,
    CONFORMANCE_CLIENT: values.client,
    CONFORMANCE_FIXTURES: path.resolve(process.env["INIT_CWD"] ?? "", values.fixtures),
  },
});
process.exit(status ?? 1);
