import type { Language } from "#domain/store.ts";

/** The text of the workbook in one language. */
export interface WorkbookTexts {
  /** Name of the saved file without its extension, in ASCII letters. */
  readonly fileName: string;
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly steps: readonly string[];
    /** What to leave to an optician. */
    readonly limit: string;
  }[];
  /** The heading of the table to fill in, and its columns. */
  readonly diary: { readonly title: string; readonly columns: readonly [day: string, place: string, change: string] };
}

/** The text of the workbook in all languages. It is separate from the message catalogues, so that no page loads it. */
export const workbookTexts: Readonly<Record<Language, WorkbookTexts>> = {
  pl: {
    fileName: "Dioptra-dopasuj-okulary",
    title: "Dopasuj okulary w domu",
    lead: "Cztery próby przed lustrem i to, co możesz poprawić bez wizyty w salonie. Na każdą wystarczy kilka minut. Jeśli coś stawia opór, przestań: resztę zrobi optyk w salonie, bez opłaty.",
    chapters: [
      {
        title: "1. Czy okulary stoją prosto?",
        steps: [
          "Połóż okulary otwarte na stole, szkłami do góry. Oba zauszniki powinny dotykać blatu na całej długości.",
          "Załóż je i stań przed lustrem. Górna krawędź oprawy biegnie równolegle do brwi.",
          "Jeśli jedna strona stoi wyżej, sprawdź śrubę zawiasu po tej stronie i dokręć ją małym śrubokrętem o ćwierć obrotu.",
        ],
        limit: "Zauszników z tworzywa nie wyginaj na zimno: pękają.",
      },
      {
        title: "2. Czy noski leżą równo?",
        steps: [
          "Noś okulary godzinę, zdejmij je i spójrz na ślady: mają być po obu stronach tak samo duże i tak samo wysoko.",
          "Ślad tylko u góry znaczy, że noski stoją za wąsko, a ślad tylko u dołu – że za szeroko.",
          "Noski na metalowych ramionkach możesz odgiąć palcami o milimetr, raz w lewo, raz w prawo, tak samo po obu stronach.",
        ],
        limit: "Nosków odlanych razem z oprawą nie da się przestawić.",
      },
      {
        title: "3. Czy zauszniki trzymają?",
        steps: [
          "Pochyl głowę i potrząśnij nią lekko. Okulary mogą się poruszyć, ale nie zsunąć.",
          "Zgięcie zausznika zaczyna się tuż za uchem. Jeśli zaczyna się wcześniej, okulary będą uciekać w przód.",
          "Zapisz w dzienniku, gdzie uciska: na skroni, za uchem czy na nosie. Z taką notatką poprawka w salonie trwa pięć minut.",
        ],
        limit: "Ból, który nie mija po dwóch dniach, to sprawa dla optyka.",
      },
      {
        title: "4. Czy patrzysz przez środek szkieł?",
        steps: [
          "Patrz prosto w lustro. Źrenice powinny wypadać w środku szerokości szkieł i trochę powyżej środka wysokości.",
          "W szkłach progresywnych patrz na wprost, a potem na kartkę przy pasie, poruszając tylko oczami. Tekst ma być ostry bez unoszenia brody.",
          "Jeśli unosisz brodę, okulary siedzą za nisko: wróć do kroku 2.",
        ],
        limit: "Nowe szkła przez kilka dni mogą wydawać się obce. Po dwóch tygodniach już nie powinny.",
      },
    ],
    diary: {
      title: "Dziennik pierwszych siedmiu dni",
      columns: ["Dzień", "Gdzie uciska lub się zsuwa", "Wprowadzona zmiana"],
    },
  },
  de: {
    fileName: "Dioptra-Brille-anpassen",
    title: "Die Brille zu Hause anpassen",
    lead: "Vier Prüfungen vor dem Spiegel – und was Sie selbst richten können. Jede dauert nur wenige Minuten. Wenn etwas klemmt, hören Sie auf: Den Rest übernehmen wir kostenlos in der Filiale.",
    chapters: [
      {
        title: "1. Steht die Brille gerade?",
        steps: [
          "Legen Sie die geöffnete Brille mit den Gläsern nach oben auf den Tisch. Beide Bügel sollen auf ganzer Länge aufliegen.",
          "Setzen Sie die Brille auf und sehen Sie in den Spiegel. Die Oberkante verläuft parallel zu den Brauen.",
          "Steht eine Seite höher, prüfen Sie dort die Schraube des Scharniers und ziehen Sie sie mit einem kleinen Schraubendreher eine Vierteldrehung an.",
        ],
        limit: "Biegen Sie Bügel aus Kunststoff nicht kalt: Sie brechen.",
      },
      {
        title: "2. Liegen die Nasenpads gleichmäßig an?",
        steps: [
          "Tragen Sie die Brille eine Stunde, setzen Sie sie ab und sehen Sie sich die Abdrücke an: auf beiden Seiten gleich groß und gleich hoch.",
          "Ein Abdruck nur oben heißt, dass die Pads zu eng stehen, einer nur unten, dass sie zu weit stehen.",
          "Pads an Metallarmen können Sie mit den Fingern um einen Millimeter verstellen, links und rechts gleich viel.",
        ],
        limit: "Nasenauflagen, die zur Fassung gehören, lassen sich nicht verstellen.",
      },
      {
        title: "3. Halten die Bügel?",
        steps: [
          "Neigen Sie den Kopf und schütteln Sie ihn leicht. Die Brille darf sich bewegen, aber nicht rutschen.",
          "Der Bogen des Bügels beginnt direkt hinter dem Ohr. Beginnt er früher, wandert die Brille nach vorn.",
          "Notieren Sie im Tagebuch, wo es drückt: an der Schläfe, hinter dem Ohr oder auf der Nase. Mit dieser Notiz dauert das Richten in der Filiale fünf Minuten.",
        ],
        limit: "Schmerzen, die nach zwei Tagen nicht vergehen, gehören in die Hände des Optikers.",
      },
      {
        title: "4. Sehen Sie durch die Mitte der Gläser?",
        steps: [
          "Sehen Sie gerade in den Spiegel. Die Pupillen sollen in der Mitte der Breite und etwas über der Mitte der Höhe liegen.",
          "Mit Gleitsichtgläsern sehen Sie geradeaus und dann auf ein Blatt in Gürtelhöhe, nur mit den Augen. Der Text ist scharf, ohne dass Sie das Kinn heben.",
          "Heben Sie das Kinn, sitzt die Brille zu tief: zurück zu Schritt 2.",
        ],
        limit: "Neue Gläser können einige Tage ungewohnt sein. Nach zwei Wochen sollten sie es nicht mehr sein.",
      },
    ],
    diary: {
      title: "Tagebuch der ersten sieben Tage",
      columns: ["Tag", "Wo es drückt oder rutscht", "Was ich geändert habe"],
    },
  },
  en: {
    fileName: "Dioptra-fit-your-glasses",
    title: "Fit your glasses at home",
    lead: "Four checks in front of a mirror, and what you can put right yourself. Each takes a few minutes. If something resists, stop: an optician in our shops does the rest, free of charge.",
    chapters: [
      {
        title: "1. Are they level?",
        steps: [
          "Put the open glasses on a table with the lenses up. Both temples should touch it along their whole length.",
          "Put them on and look into a mirror. The upper edge runs parallel to your eyebrows.",
          "If one side is higher, check the screw of that hinge and tighten it a quarter turn with a small screwdriver.",
        ],
        limit: "Do not bend plastic temples cold: they break.",
      },
      {
        title: "2. Do the nose pads sit evenly?",
        steps: [
          "Wear the glasses for an hour, take them off and look at the marks: equal in size and height on both sides.",
          "A mark only at the top means that the pads are too close together, one only at the bottom that they are too far apart.",
          "Pads on metal arms can be moved by a millimetre with your fingers, by the same amount on both sides.",
        ],
        limit: "Pads that are part of the frame cannot be moved.",
      },
      {
        title: "3. Do the temples hold?",
        steps: [
          "Bend your head and shake it gently. The glasses may move, but not slide.",
          "The bend of the temple starts right behind the ear. If it starts earlier, the glasses creep forward.",
          "Write in the diary where they press: at the temple, behind the ear or on the nose. With that note, adjusting them in a shop takes five minutes.",
        ],
        limit: "Pain that has not gone after two days is a matter for an optician.",
      },
      {
        title: "4. Do you look through the middle of the lenses?",
        steps: [
          "Look straight into the mirror. Your pupils should be in the middle of the width, and a little above the middle of the height.",
          "With progressive lenses, look straight ahead and then at a sheet at your waist, moving only your eyes. The text is sharp without raising your chin.",
          "If you raise your chin, the glasses sit too low: go back to step 2.",
        ],
        limit: "New lenses may feel unfamiliar for a few days. After two weeks they should not.",
      },
    ],
    diary: { title: "Diary of the first seven days", columns: ["Day", "Where they press or slide", "What I changed"] },
  },
};
