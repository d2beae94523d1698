import path from "node:path";
import { command } from "../../run/runner.ts";

/** Packs a built package as npm publishes it, into `folder`; the answer is the archive. */
export async function pack(built: string, folder: string): Promise<string> {
  const packed = await command("npm", ["pack", "--json", "--pack-destination", folder], {}, built);
  if (packed.code !== 0) throw new Error(packed.output);
  const fileName = /"filename": "([^"]+)"/.exec(packed.output)?.[1];
  if (!fileName) throw new Error(`npm named no archive:\n${packed.output}`);
  return path.join(folder, fileName);
}
