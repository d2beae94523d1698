import type { Vault } from "../../state/createVault.ts";
import type { Answers } from "./answers.ts";
import type { ConfiguredFrame } from "./glasses.ts";

/** The shape of the stored answers. */
export const answersVersion = 1;

/** Under which names this browser stores the answers about glasses. */
export interface AnswersNames {
  /** Distinguishes the glasses from others: the sku of the frame, or the id of the cart line that is changed. */
  readonly name: string;
  /** Names under which the answers were stored by earlier versions of the shop, the likeliest first. */
  readonly formerNames: readonly string[];
}

/** Returns the name of the entry that holds answers. */
export const answersEntry = (name: string): string => `answers:${name}`;

/**
 * Returns the names for new glasses. All sizes and colours of a frame share one, so that another size goes on with what
 * was typed; each had its own before.
 */
export function frameNames({ product, variant }: Pick<ConfiguredFrame, "product" | "variant">): AnswersNames {
  const { parentSku, sku, variants } = product;
  const former = new Set([variant?.sku ?? sku, sku, ...variants.map((each) => each.sku)]);
  former.delete(parentSku);
  return { name: parentSku, formerNames: [...former] };
}

/** Returns the names for the glasses of a cart line. */
export const lineNames = (lineId: number): AnswersNames => ({ name: `line ${lineId}`, formerNames: [] });

/**
 * Returns the stored answers; null without any. Those under a former name are moved to the present one, or removed if
 * there are newer ones.
 */
export async function loadAnswers(vault: Vault, { name, formerNames }: AnswersNames): Promise<Answers | null> {
  const former: { readonly entry: string; readonly answers: Answers }[] = [];
  for (const entry of formerNames.map(answersEntry)) {
    const answers = await vault.load<Answers>(entry, answersVersion);
    if (answers) former.push({ entry, answers });
  }
  // Read last: if another page moves them at the same time, they are under one of the names at each moment.
  const current = await vault.load<Answers>(answersEntry(name), answersVersion);
  const [likeliest] = former;
  if (!likeliest) return current;
  if (current || (await vault.save(answersEntry(name), answersVersion, likeliest.answers))) {
    for (const { entry } of former) await vault.remove(entry);
  }
  return current ?? likeliest.answers;
}
