import {
  type Eye,
  horizontalBases,
  type Prescription,
  type Prism,
  prismLimits,
  verticalBases,
} from "@dioptra/ui/optics";

/** Returns the text of a prism, such as `1.50 in, 0.50 up`; empty for none. */
export const prismText = (prism: Prism | null): string =>
  [prism?.horizontal, prism?.vertical]
    .flatMap((part) => (part ? [`${part.amount.toFixed(2)} ${part.base}`] : []))
    .join(", ");

const prismPart = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:base\s+)?([a-z]+)$/i;

/** Reads the text of a prism: one or two amounts in prism dioptres, each with its base. Undefined if it cannot be read. */
export function readPrismText(text: string): Prism | null | undefined {
  if (text.trim() === "") return null;
  const read = text.split(/[;+]|,\s/).map((part) => {
    const [, figure = "", word = ""] = prismPart.exec(part.trim()) ?? [];
    const amount = Number(figure.replace(",", "."));
    const { from, to, step } = prismLimits;
    const isAmount = amount >= from && amount <= to && Number.isInteger(amount / step);
    const base = word.toLowerCase();
    const horizontal = horizontalBases.find((each) => each === base);
    const vertical = verticalBases.find((each) => each === base);
    if (!isAmount || (!horizontal && !vertical)) return null;
    return {
      horizontal: horizontal ? { amount, base: horizontal } : null,
      vertical: vertical ? { amount, base: vertical } : null,
    };
  });
  const horizontals = read.flatMap((part) => part?.horizontal ?? []);
  const verticals = read.flatMap((part) => part?.vertical ?? []);
  if (read.includes(null) || horizontals.length > 1 || verticals.length > 1) return undefined;
  return { horizontal: horizontals[0] ?? null, vertical: verticals[0] ?? null };
}

/** Returns a prescription with the prisms of both eyes, which are typed apart from its rows; one that cannot be read is none. */
export function withPrisms({ right, left }: Prescription, texts: Readonly<Record<Eye, string>>): Prescription {
  return {
    right: { ...right, prism: readPrismText(texts.right) ?? null },
    left: { ...left, prism: readPrismText(texts.left) ?? null },
  };
}
