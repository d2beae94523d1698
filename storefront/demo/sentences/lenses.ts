import { configuration } from "#configuration/index.ts";
import type { LensPeriod } from "@dioptra/ui/eyewear";
import { words, type Words } from "../words.ts";

const { uva, uvb } = configuration.lenses.uvClass1;

/** How far a pack goes: each eye needs one of its own. */
export function packSentence(period: LensPeriod, packSize: number): Words {
  const each = Math.floor(packSize / 2);
  if (period === "daily") {
    return words(
      `Jednemu oku opakowanie starcza na ${packSize} dni, obu oczom na ${each}.`,
      `Eine Packung reicht für ein Auge ${packSize} Tage, für beide ${each}.`,
      `A pack lasts one eye ${packSize} days, or both eyes ${each}.`,
    );
  }
  if (period === "two-weekly") {
    const weeks = packSize * 2;
    return words(
      `Jednemu oku opakowanie starcza na ${weeks * 7} dni.`,
      `Eine Packung reicht für ein Auge ${weeks} Wochen.`,
      `One pack lasts one eye ${weeks} weeks.`,
    );
  }
  const both = packSize === 2;
  const time = monthsOf(both ? 1 : packSize);
  return both
    ? words(
        `Opakowanie starcza obu oczom na ${time.pl}.`,
        `Eine Packung reicht für beide Augen ${time.de}.`,
        `One pack lasts both eyes ${time.en}.`,
      )
    : words(
        `Jednemu oku opakowanie starcza na ${time.pl}.`,
        `Eine Packung reicht für ein Auge ${time.de}.`,
        `One pack lasts one eye ${time.en}.`,
      );
}

function monthsOf(count: number): Words {
  if (count === 1) return words("miesiąc", "einen Monat", "a month");
  return count === 3
    ? words("trzy miesiące", "drei Monate", "three months")
    : words("pół roku", "ein halbes Jahr", "half a year");
}

/** Percentages are said of class 1 alone: sources differ on class 2 (docs/specification/optics.md#optics-33). */
export const uvSentence = (filter: 1 | 2): Words =>
  filter === 1
    ? words(
        `Filtr UV klasy 1 zatrzymuje co najmniej ${uva}\u00A0% UVA i ${uvb}\u00A0% UVB, ale okularów przeciwsłonecznych nie zastąpi.`,
        `Der UV-Filter der Klasse 1 hält mindestens ${uva}\u00A0% UVA und ${uvb}\u00A0% UVB zurück, ersetzt aber keine Sonnenbrille.`,
        `The class 1 UV filter blocks at least ${uva}% of UVA and ${uvb}% of UVB, but does not replace sunglasses.`,
      )
    : words(
        "Filtr UV klasy 2 nie zastąpi okularów przeciwsłonecznych.",
        "Der UV-Filter der Klasse 2 ersetzt keine Sonnenbrille.",
        "The class 2 UV filter does not replace sunglasses.",
      );
