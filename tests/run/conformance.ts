import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { runAll } from "../support/runner.ts";
import { clients, conformanceAs } from "./conformanceOfOurs.ts";

const usage = `npm run conformance -- --url https://platform.example --fixtures fixtures.json [--client vue-storefront]
npm run conformance [-- --client vue-storefront] [file] [-t "title"]

Tests a provider over HTTP with every call of the contract, as the shop makes it. The fixtures contain what the suite
cannot request; tests/contract/fixtures.json is that of the embedded provider. The suite places an order, and creates and
deletes an account if the fixtures have none. With --client it makes the calls of another front end, for a platform
without a gate. Without --url it starts and tests the embedded provider.`;

const { values, positionals } = parseArgs({
  options: {
    url: { type: "string" },
    fixtures: { type: "string" },
    client: { type: "string", default: "shop" },
    t: { type: "string", short: "t" },
  },
  allowPositionals: true,
});
const client = clients.find((name) => name === values.client);
if (!client || (values.url === undefined) !== (values.fixtures === undefined)) {
  console.error(usage);
  process.exit(1);
}
const chosen = [...positionals, ...(values.t === undefined ? [] : ["-t", values.t])];
if (!values.url || !values.fixtures) await runAll([conformanceAs(client, chosen)]);
else {
  const { status } = spawnSync("vitest", ["run", "--project", "conformance", "--reporter=verbose", ...chosen], {
    stdio: "inherit",
    env: {
      ...process.env,
      CONFORMANCE_URL: values.url,
      CONFORMANCE_CLIENT: client,
      CONFORMANCE_FIXTURES: path.resolve(process.env["INIT_CWD"] ?? "", values.fixtures),
    },
  });
  process.exit(status ?? 1);
}
