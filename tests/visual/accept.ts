import type { Outcome } from "../support/outcome.ts";
import { acceptedCode, acceptedMachine, AcceptedPictures, digestOf } from "./accepted.ts";
import { differenceBetween, type Machine } from "./machine.ts";
import { photograph } from "./photograph.ts";
import { nameOf, type Picture } from "./pictures.ts";
import type { StoryCode } from "./storyCode.ts";

export interface Looks {
  /** The address of the built Storybook. */
  readonly origin: string;
  readonly machine: Machine;
  readonly pictures: readonly Picture[];
  readonly code: StoryCode;
}

export interface Extent {
  /** Whether to accept no other files than those with key stories. */
  readonly isKeyOnly: boolean;
  /** Whether to accept stories whose code has not changed as well. */
  readonly isForAll: boolean;
}

/**
 * Accepts the pictures of the stories whose code has changed. On a machine that draws otherwise than the last one, accepts
 * all key stories and forgets the digests of the others, which mean nothing there.
 */
export async function acceptPictures(
  { origin, machine, pictures, code }: Looks,
  { isKeyOnly, isForAll }: Extent,
): Promise<Outcome> {
  const accepted = new AcceptedPictures();
  const before = acceptedCode();
  const difference = differenceBetween(machine, acceptedMachine());
  const keyFiles = new Set(pictures.filter(({ isKey }) => isKey).map(({ file }) => file));
  const isLeftOut = ({ file }: Picture) => isKeyOnly && !keyFiles.has(file);
  const wanted = pictures.filter((picture) => {
    if (isLeftOut(picture)) return false;
    if (isForAll || difference !== null) return isForAll || picture.isKey;
    return code[picture.file] !== before[picture.file] || (picture.isKey && accepted.digestOf(picture) === null);
  });
  if (difference !== null && !isForAll) console.log(`All key stories are accepted anew, and no others: ${difference}.`);
  accepted.keepOnly(difference === null ? pictures : wanted);
  const missing = new Set(wanted);
  const changed: string[] = [];
  const failed = await photograph(origin, wanted, (picture, image) => {
    if (accepted.digestOf(picture) !== digestOf(image)) changed.push(nameOf(picture));
    accepted.accept(picture, image);
    missing.delete(picture);
  });
  const next = { ...code };
  // Files of which no pictures were taken are left for the next time.
  for (const { file } of [...missing, ...pictures.filter(isLeftOut)]) next[file] = before[file] ?? "";
  accepted.write(machine, next);
  console.log(`Accepted ${wanted.length - missing.size} pictures; ${changed.length} have changed.`);
  for (const name of changed) console.log(`  ${name}`);
  return { passed: wanted.length - missing.size, failed };
}
