import type { PowerSteps } from "../attributes/powers.ts";
import { words, type Words } from "../words.ts";

/** Third sentences of glasses for reading: which powers there are. */
export const powerSentences: Readonly<Record<PowerSteps, readonly Words[]>> = {
  halves: [
    words(
      "Obie soczewki mają tę samą moc, od +1,00 do +3,50 dpt co pół dioptrii.",
      "Beide Gläser haben dieselbe Stärke, von +1,00 bis +3,50 dpt in halben Dioptrien.",
      "Both lenses have the same power, from +1.00 to +3.50 D in half dioptres.",
    ),
    words(
      "Sześć mocy do wyboru, od +1,00 do +3,50 dpt; na zauszniku jest nadruk, więc domowe pary się nie pomylą.",
      "Sechs Stärken zur Wahl, von +1,00 bis +3,50 dpt; der Aufdruck am Bügel verhindert, dass Sie Ihre Brillen verwechseln.",
      "Six powers to choose from, +1.00 to +3.50 D; the print on the temple keeps the pairs about the house apart.",
    ),
    words(
      "Szkła są gotowe: wybierasz moc od +1,00 do +3,50 dpt i czytasz, recepta nie jest potrzebna.",
      "Die Gläser sind schon drin: Stärke von +1,00 bis +3,50 dpt wählen und lesen, ganz ohne Rezept.",
      "The lenses are in already: choose a power from +1.00 to +3.50 D and read; no prescription is needed.",
    ),
    words(
      "Powłoka antyrefleksyjna gasi odbicia lampki, a moc wybierasz od +1,00 do +3,50 dpt.",
      "Die Entspiegelung schluckt die Reflexe der Leselampe; die Stärke wählen Sie von +1,00 bis +3,50 dpt.",
      "The anti-reflective coating swallows the glare of the lamp; the power is yours to choose, +1.00 to +3.50 D.",
    ),
  ],
  quarters: [
    words(
      "Moc dobierasz co ćwierć dioptrii, od +1,00 do +3,50 dpt, tak jak w okularach na receptę.",
      "Die Stärke wählen Sie in Viertelschritten von +1,00 bis +3,50 dpt, wie bei einer Brille nach Rezept.",
      "You choose the power in quarter dioptres, from +1.00 to +3.50 D, as with prescription glasses.",
    ),
    words(
      "Jedenaście mocy od +1,00 do +3,50 dpt pozwala trafić dokładniej, niż robi to większość gotowych okularów.",
      "Elf Stärken von +1,00 bis +3,50 dpt treffen genauer als die meisten Fertigbrillen.",
      "Eleven powers from +1.00 to +3.50 D come closer than most ready-made glasses do.",
    ),
  ],
};

/** Last sentences of glasses for reading: what they are for, and what not. */
export const readingSentences: readonly Words[] = [
  words(
    "Zaczynasz mrużyć oczy przy drobnym druku? Zwykle wystarcza wtedy +1,00 lub +1,50 dpt.",
    "Sie halten das Kleingedruckte immer weiter weg? Dann genügen meist +1,00 oder +1,50 dpt.",
    "Do you hold small print at arm's length? Then +1.00 or +1.50 D is usually enough.",
  ),
  words(
    "Służą do książki, telefonu i robótek z odległości około 40 cm; za kierownicą zdejmij je.",
    "Sie sind für Buch, Telefon und Handarbeit in etwa 40 cm Abstand gedacht; am Steuer nehmen Sie sie ab.",
    "They are for a book, a phone or needlework at about 40 cm; take them off behind the wheel.",
  ),
  words(
    "Jeśli oczy różnią się mocą albo masz astygmatyzm, lepsze będą okulary zrobione na receptę.",
    "Brauchen Ihre Augen verschiedene Stärken oder haben Sie eine Hornhautverkrümmung, ist eine Brille nach Rezept besser.",
    "If your eyes need different powers, or you have astigmatism, glasses made to a prescription do better.",
  ),
  words(
    "Dobra druga para na szafkę nocną, do torebki albo do warsztatu.",
    "Eine gute Zweitbrille für Nachttisch, Handtasche oder Werkstatt.",
    "A good second pair for the bedside table, the handbag or the workshop.",
  ),
  words(
    "Nie wiesz, jakiej mocy potrzebujesz? Optyk w salonie sprawdzi to w kilka minut.",
    "Sie kennen Ihre Stärke nicht? Beim Optiker ist sie in wenigen Minuten gemessen.",
    "Not sure which power you need? An optician measures it in a few minutes.",
  ),
  words(
    "Wyraźny obraz daje odległość czytania, nie całego pokoju: do patrzenia w dal po prostu spójrz ponad szkłami.",
    "Scharf sehen Sie auf Leseabstand, nicht durchs ganze Zimmer: Für die Ferne schauen Sie einfach über die Gläser.",
    "They are sharp at reading distance, not across the room: to look far, simply look over the lenses.",
  ),
];
