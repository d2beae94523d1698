// Creates an embedded database with the demo catalogue in the data folder that is given as the argument.
import { openConnection } from "#platform/kernel/database/embeddedConnection.ts";
import { prepareDataFolder, requireSpace } from "#platform/runtime/dataFolder.ts";
import { fillDatabase, loadSeedModule } from "#platform/runtime/fillDatabase.ts";
import { demoShop } from "#server/operations/platformEnvironment.ts";

const data = prepareDataFolder(process.argv[2] ?? "");
requireSpace(data, "create");
const connection = await openConnection(data.database, () => {});
await fillDatabase(connection, await loadSeedModule(demoShop), () => {});
await connection.close();
