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

/** The platform's secrets. `PlatformSettings` describes the settings of the same names. */
export interface Keys {
  readonly secret: string;
  readonly fieldKeys: readonly FieldKey[];
  readonly operatorKey: string;
}

const newKey = () => randomBytes(32).toString("base64url");

const newFieldKey = (): FieldKey => ({ id: randomUUID().slice(0, 8), key: newKey() });

const keyFileIn = (folder: string) => path.join(folder, "keys.json");

/** Replaces the file atomically. Only this user can read it. */
function write(file: string, keys: Keys): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, JSON.stringify(keys, null, 2), { mode: 0o600, flush: true });
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, file);
}

/**
 * Returns the keys of a shop whose settings have none. They are created once and stored in a file of the data folder,
 * outside the database: a backup can be decrypted only with both.
 */
export function readOrCreateKeys(folder: string): Keys {
  const file = keyFileIn(folder);
  if (!existsSync(file)) write(file, { secret: newKey(), fieldKeys: [newFieldKey()], operatorKey: newKey() });
  return read(file);
}

const read = (file: string): Keys => schema.parse(JSON.parse(readFileSync(file, "utf8")));

/**
 * Adds a new key for prescriptions in front of the existing ones in a key file, and returns its id. The existing keys can
 * still decrypt.
 */
export function addFieldKey(file: string): string {
  const keys = read(file);
  const added = newFieldKey();
  write(file, { ...keys, fieldKeys: [added, ...keys.fieldKeys] });
  return added.id;
}
