import type { FrameMaterial, Rim } from "@dioptra/ui/eyewear";
import { words, type Words } from "../words.ts";

/** How rim and material go together; the optician knows no others. */
export type Build =
  | `full ${FrameMaterial}`
  | `half ${Exclude<FrameMaterial, "acetate">}`
  | `rimless ${"metal" | "titanium"}`;

export const buildOf = (rim: Rim, material: FrameMaterial): Build => {
  if (rim === "full") return `full ${material}`;
  if (rim === "half" && material !== "acetate") return `half ${material}`;
  if (rim === "rimless" && (material === "metal" || material === "titanium")) return `rimless ${material}`;
  throw new Error(`No frame is ${rim} and of ${material}.`);
};

/** Second sentences: how it is made. */
export const buildSentences: Readonly<Record<Build, readonly Words[]>> = {
  "full acetate": [
    words(
      "Front frezujemy z jednej płyty acetatu i polerujemy przez dwie doby.",
      "Die Front fräsen wir aus einer einzigen Acetatplatte und polieren sie zwei Tage lang.",
      "We mill the front from a single sheet of acetate and polish it for two days.",
    ),
    words(
      "Acetat powstaje z bawełny: jest ciepły w dotyku, a optyk łatwo dopasuje go do głowy.",
      "Acetat entsteht aus Baumwolle: Es fühlt sich warm an und lässt sich vom Optiker leicht anpassen.",
      "Acetate is made from cotton: it is warm to the touch, and easy for an optician to adjust.",
    ),
    words(
      "Zawias ma pięć oczek, a w zauszniku biegnie stalowy rdzeń, który optyk podgina za uchem.",
      "Das Scharnier hat fünf Glieder, und im Bügel läuft eine Stahlseele, die der Optiker hinter dem Ohr anpasst.",
      "The hinge has five barrels, and a steel core in the temple lets an optician bend it behind the ear.",
    ),
    words(
      "Barwa sięga w głąb acetatu, więc drobną rysę da się po latach spolerować.",
      "Die Farbe geht durch das ganze Acetat: Ein kleiner Kratzer lässt sich noch nach Jahren auspolieren.",
      "The colour goes all the way through the acetate, so a small scratch can be polished out years later.",
    ),
    words(
      "Mostek jest wyprofilowany w samym acetacie i rozkłada ciężar na całą szerokość nosa.",
      "Der Steg ist aus dem Acetat selbst geformt und verteilt das Gewicht über die ganze Nase.",
      "The bridge is shaped from the acetate itself and spreads the weight across the nose.",
    ),
    words(
      "Zawiasy mają sprężynę: zauszniki odginają się o kilka stopni i wracają, więc nic nie ciśnie w skroń.",
      "Die Scharniere sind gefedert: Die Bügel geben einige Grad nach und kehren zurück, an der Schläfe drückt nichts.",
      "The hinges are sprung: the temples give a few degrees and come back, so nothing presses at the side.",
    ),
  ],
  "full metal": [
    words(
      "Obręcz z cienkiej stali jest lutowana w czterech miejscach, a noski da się regulować.",
      "Der dünne Stahlrand ist an vier Stellen gelötet, und die Nasenpads lassen sich verstellen.",
      "The thin steel rim is soldered in four places, and the nose pads can be adjusted.",
    ),
    words(
      "Metal ma niewiele ponad milimetr grubości, a silikonowe noski ustawi optyk.",
      "Das Metall ist kaum mehr als einen Millimeter stark, und die Silikonpads stellt der Optiker ein.",
      "The metal is little more than a millimetre thick, and an optician sets the silicone pads.",
    ),
    words(
      "Stal szlachetna nie rdzewieje od potu ani od deszczu, a końcówki zauszników są z miękkiego acetatu.",
      "Edelstahl rostet weder durch Schweiß noch durch Regen, und die Bügelenden sind aus weichem Acetat.",
      "Stainless steel rusts neither from sweat nor from rain, and the temple tips are of soft acetate.",
    ),
    words(
      "Kolor nakładamy w próżni, dlatego się nie łuszczy.",
      "Die Farbe wird im Vakuum aufgetragen und blättert deshalb nicht ab.",
      "The colour is applied in a vacuum, which is why it does not flake.",
    ),
    words(
      "Zawiasy są skręcane, nie klejone: gdyby się kiedyś poluzowały, wystarczy mały śrubokręt.",
      "Die Scharniere sind geschraubt, nicht geklebt: Lockern sie sich einmal, genügt ein kleiner Schraubendreher.",
      "The hinges are screwed, not glued: should they loosen one day, a small screwdriver is enough.",
    ),
  ],
  "full titanium": [
    words(
      "Tytan waży niewiele ponad połowę tego, co stal, i nie zawiera niklu.",
      "Titan wiegt wenig mehr als halb so viel wie Stahl und enthält kein Nickel.",
      "Titanium weighs little more than half as much as steel, and there is no nickel in it.",
    ),
    words(
      "Obręcz z tytanu sprężynuje: ugina się pod palcem i wraca do kształtu.",
      "Der Rand aus Titan federt: Er gibt unter dem Finger nach und kehrt in seine Form zurück.",
      "The titanium rim springs: it gives under a finger and returns to its shape.",
    ),
    words(
      "Tytan jest łagodny dla skóry i nie ciemnieje od słonej wody ani od potu.",
      "Titan ist hautfreundlich und läuft weder durch Salzwasser noch durch Schweiß an.",
      "Titanium is kind to the skin and tarnishes neither in salt water nor from sweat.",
    ),
    words(
      "Tytanowe zauszniki są cienkie i giętkie, więc przylegają do głowy, zamiast ją ściskać.",
      "Die Titanbügel sind dünn und biegsam: Sie liegen am Kopf an, statt zu drücken.",
      "The titanium temples are thin and supple, so they follow the head instead of gripping it.",
    ),
  ],
  "full mixed": [
    words(
      "Linia brwi jest z acetatu, a wokół szkła biegnie cienka metalowa obręcz.",
      "Die Brauenlinie ist aus Acetat, um das Glas läuft ein schmaler Metallrand.",
      "The brow line is acetate, and a thin metal rim runs round the lens.",
    ),
    words(
      "Acetat i metal łączą śruby, więc każdą część można kiedyś wymienić osobno.",
      "Acetat und Metall sind verschraubt, jedes Teil lässt sich einmal einzeln ersetzen.",
      "Acetate and metal are screwed together, so that each part can be replaced on its own one day.",
    ),
    words(
      "U góry ciepły acetat, od spodu lekki metal: środek ciężkości leży wysoko i nic nie zsuwa się z nosa.",
      "Oben warmes Acetat, unten leichtes Metall: Der Schwerpunkt liegt hoch, und nichts rutscht auf der Nase.",
      "Warm acetate above, light metal below: the weight sits high, and nothing slips down the nose.",
    ),
  ],
  "half metal": [
    words(
      "Metal jest tylko u góry, a od dołu szkło trzyma żyłka, której prawie nie widać.",
      "Metall ist nur oben; unten hält ein Nylonfaden das Glas, den man kaum sieht.",
      "There is metal above only; below, the lens is held by a nylon cord that hardly shows.",
    ),
    words(
      "Bez dolnej ramki nic nie wchodzi w pole widzenia, gdy patrzysz w dół.",
      "Ohne unteren Rand ist nichts im Blickfeld, wenn Sie nach unten schauen.",
      "With no rim below, nothing gets in the way when you look down.",
    ),
    words(
      "Całą konstrukcję niesie górna belka ze stali; noski z silikonu da się ustawić.",
      "Alles trägt der obere Balken aus Stahl; die Silikonpads lassen sich verstellen.",
      "A steel bar above carries everything; the silicone pads can be adjusted.",
    ),
  ],
  "half titanium": [
    words(
      "Tytanowa belka u góry, żyłka od dołu: mniej materiału już się prawie nie da.",
      "Oben ein Balken aus Titan, unten ein Nylonfaden: Mit weniger Material geht es kaum.",
      "A titanium bar above and a nylon cord below: it can hardly be done with less.",
    ),
    words(
      "Tytan nie zawiera niklu, a bez dolnej ramki nic nie zasłania widoku w dół.",
      "Titan enthält kein Nickel, und ohne unteren Rand bleibt der Blick nach unten frei.",
      "There is no nickel in titanium, and with no rim below, the view downwards stays clear.",
    ),
  ],
  "half mixed": [
    words(
      "Acetatowa linia brwi zaznacza górę twarzy, a od dołu jest tylko szkło i żyłka.",
      "Die Brauenlinie aus Acetat betont die obere Gesichtshälfte, unten sind nur Glas und Nylonfaden.",
      "The acetate brow line marks the upper half of the face; below there is only lens and cord.",
    ),
    words(
      "Acetat u góry jest przykręcony do metalowego mostka i można go wymienić na inny kolor.",
      "Das Acetat oben ist mit dem Metallsteg verschraubt und lässt sich gegen eine andere Farbe tauschen.",
      "The acetate above is screwed to the metal bridge and can be changed for another colour.",
    ),
  ],
  "rimless metal": [
    words(
      "Szkła trzymają tylko stalowe zawiasy i mostek, każde na dwóch śrubach.",
      "Die Gläser halten nur Scharniere und Steg aus Stahl, jedes mit zwei Schrauben.",
      "Only steel hinges and a bridge hold the lenses, each of them by two screws.",
    ),
    words(
      "Ramki nie ma wcale: kształt robi samo szkło, a metal zostaje z boku.",
      "Einen Rand gibt es nicht: Die Form macht das Glas, das Metall bleibt an der Seite.",
      "There is no rim at all: the lens makes the shape, and the metal stays at the sides.",
    ),
  ],
  "rimless titanium": [
    words(
      "Ramki nie ma: szkła trzymają tylko zawiasy i mostek z tytanu.",
      "Einen Rand gibt es nicht: Die Gläser halten nur Scharniere und Steg aus Titan.",
      "There is no rim: titanium hinges and a bridge are all that holds the lenses.",
    ),
    words(
      "Tytanowe zauszniki są niewiele grubsze od spinacza i wracają do kształtu, gdy je odegniesz.",
      "Die Bügel aus Titan sind kaum dicker als eine Büroklammer und kehren nach dem Biegen in ihre Form zurück.",
      "The titanium temples are hardly thicker than a paper clip and return to their shape when bent.",
    ),
  ],
};
