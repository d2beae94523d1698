// Creates an embedded database with the demo catalogue in the data folder that is given as the argument.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { openConnection } from "#platform/kernel/database/embeddedConnection.ts";
import { fillDatabase, loadSeedModule } from "#platform/runtime/fillDatabase.ts";
import { demoShop } from "#server/operations/platformEnvironment.ts";

const [folder = ""] = process.argv.slice(2);
mkdirSync(folder);
const connection = await openConnection(path.join(folder, "postgres"), () => {});
await fillDatabase(connection, await loadSeedModule(demoShop), () => {});
await connection.close();
