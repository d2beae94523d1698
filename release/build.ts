import { buildPackage } from "./buildPackage.ts";
import { packages, publishedFolder } from "./packages.ts";

for (const published of packages) {
  await buildPackage(published);
  console.log(`Built ${publishedFolder(published)}`);
}
