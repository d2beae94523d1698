import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";

const usage = `npm run conformance -- --url https://platform.example --fixtures fixtures.json [--client vue-storefront]

Tests a provider by its address alone: every call of the contract, as the shop makes it. What the suite cannot ask for
stands in the fixtures; tests/contract/fixtures.json is the one of the embedded provider. An order is placed, and an
account is opened and closed where the fixtures name none. With --client it speaks as another front end does, to a
platform without a gate.`;

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
