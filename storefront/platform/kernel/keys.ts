import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";
import type { FieldKey } from "./settings.ts";

const key = z.string().check(z.regex(/^[\w-]{43,}$/));
const schema = z.object({
  secret: key,
  fieldKeys: z.array(z.object({ id: z.string().check(z.regex(/^\w{1,36}$/)), key })).check(z.minLength(1)),
  operatorKey: key,
});

/** What only the platform knows: see the settings of the same names. */
export interface Keys {
  readonly secret: string;
  readonly fieldKeys: readonly FieldKey[];
  readonly operatorKey: string;
}

const newKey = () => randomBytes(32).toString("base64url");

const newFieldKey = (): FieldKey => ({ id: randomUUID().slice(0, 8), key: newKey() });

const fileOf = (folder: string) => path.join(folder, "keys.json");

/** All of it or nothing, readable by this user only. */
function write(file: string, keys: Keys): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, JSON.stringify(keys, null, 2), { mode: 0o600, flush: true });
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, file);
}

/**
 * The keys of a shop that was given none: created once and stored in a file of the data folder, beside the database and
 * not in it. A backup is readable only with both.
 */
export function keysIn(folder: string): Keys {
  const file = fileOf(folder);
  if (!existsSync(file)) write(file, { secret: newKey(), fieldKeys: [newFieldKey()], operatorKey: newKey() });
  return read(file);
}

const read = (file: string): Keys => schema.parse(JSON.parse(readFileSync(file, "utf8")));

/** Puts a new key for prescriptions in front of those of a file, and answers its id; the others go on to open. */
export function addFieldKey(file: string): string {
  const keys = read(file);
  const added = newFieldKey();
  write(file, { ...keys, fieldKeys: [added, ...keys.fieldKeys] });
  return added.id;
}
