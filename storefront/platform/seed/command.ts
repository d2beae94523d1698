import path from "node:path";
import { parseArgs } from "node:util";
import { createDatabase } from "../database/database.ts";
import { openConnection } from "../database/openConnection.ts";
import { prepareDataFolder } from "../dataFolder.ts";
import { lockFolder } from "../folderLock.ts";
import { openPlatform } from "../openPlatform.ts";
import { seedLoadTest } from "./seed.ts";

const { values } = parseArgs({
  options: { products: { type: "string" }, folder: { type: "string", default: "data/load-test" } },
});
const count = Number(values.products);
if (!Number.isInteger(count) || count < 1) {
  console.error("How many products? npm run seed -- --products 50000 [--folder data/load-test]");
  process.exit(1);
}

const onProgress = (step: string) => console.log(step);
// Created and filled as a shop is; then it is filled up.
await (await openPlatform({ folder: values.folder, onProgress })).close();
const data = prepareDataFolder(values.folder);
const unlock = await lockFolder(data.folder);
const database = createDatabase(await openConnection(data.database, () => {}));
const begun = performance.now();
await seedLoadTest(database, count, { now: new Date(), onProgress });
await database.close();
await unlock();
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`Filled in ${seconds} s. DATA_FOLDER=${path.relative(process.cwd(), data.folder)} npm start serves it.`);
