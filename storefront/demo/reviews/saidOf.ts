import type { SeedProduct } from "../product.ts";

/** In what reviews are written. */
export type ReviewLocale = "pl" | "de";

/** How much somebody liked it: 4 and 5 stars, 3, or fewer. */
export type Mood = "good" | "fair" | "poor";

type Said = Readonly<Record<ReviewLocale, string>>;

const said = (pl: string, de: string): Said => ({ pl, de });

type ByMood = Readonly<Record<Mood, readonly Said[]>>;

/** What can be said of any frame. */
const ofFrames: ByMood = {
  good: [
    said("Wymiary zgadzają się z opisem co do milimetra.", "Die Maße stimmen auf den Millimeter mit der Beschreibung."),
    said("Siedzi pewnie i nie zsuwa się z nosa.", "Sie sitzt sicher und rutscht nicht."),
    said("Kolor na żywo jest taki jak na zdjęciach.", "Die Farbe ist in echt wie auf den Bildern."),
    said("Zauszniki nie uciskają nawet po całym dniu.", "Die Bügel drücken auch nach einem ganzen Tag nicht."),
    said(
      "Wystarczyło porównać liczby ze starą oprawką i rozmiar od razu pasuje.",
      "Ich habe die Zahlen mit meiner alten Fassung verglichen und gleich die richtige Größe bestellt.",
    ),
    said("Wykonanie staranne, nic nie trzeszczy.", "Sauber verarbeitet, nichts knarzt."),
    said("Po kilku minutach zapominam, że mam je na sobie.", "Nach ein paar Minuten vergesse ich, dass ich sie trage."),
    said(
      "Wszyscy w pracy od razu zauważyli, i to na plus.",
      "Im Büro ist sie allen gleich aufgefallen, im guten Sinne.",
    ),
    said("Tabelka z wymiarami to coś, czego brakuje w innych sklepach.", "So eine Maßtabelle fehlt in anderen Läden."),
    said("Zawiasy chodzą równo i bez luzu.", "Die Scharniere laufen gleichmäßig und ohne Spiel."),
  ],
  fair: [
    said("Ładne, choć mogłyby być trochę lżejsze.", "Schön, sie dürfte aber etwas leichter sein."),
    said(
      "Kształt świetny, kolor na żywo odrobinę ciemniejszy niż na ekranie.",
      "Die Form ist toll, die Farbe in echt etwas dunkler als am Bildschirm.",
    ),
    said("Zauszniki trzeba było podgiąć u optyka.", "Die Bügel musste ich beim Optiker nachbiegen lassen."),
    said(
      "W porządku, choć przy moim nosie mostek mógłby być węższy.",
      "In Ordnung, für meine Nase dürfte der Steg aber schmaler sein.",
    ),
  ],
  poor: [
    said(
      "Dla mnie za szerokie, ale zwrot poszedł bez problemu.",
      "Mir zu breit, ich habe sie zurückgeschickt. Die Rückgabe ging problemlos.",
    ),
    said(
      "Nie mój kształt, na twarzy wygląda inaczej niż na zdjęciu.",
      "Nicht meine Form, im Gesicht wirkt sie anders als auf dem Bild.",
    ),
    said("Po tygodniu jedna śrubka się poluzowała.", "Nach einer Woche hat sich eine Schraube gelockert."),
  ],
};

const ofSunglasses: readonly Said[] = [
  said("Na plaży nie mrużę już oczu.", "Am Strand muss ich nicht mehr blinzeln."),
  said("Za kierownicą w pełnym słońcu widać wszystko wyraźnie.", "Am Steuer sehe ich bei voller Sonne alles klar."),
  said("Przyciemnienie w sam raz na miasto i na wodę.", "Die Tönung passt für die Stadt und fürs Wasser."),
  said("Dobrze zasłaniają też z boku.", "Sie schützen auch von der Seite gut."),
];

const ofReadingGlasses: readonly Said[] = [
  said(
    "Leżą przy łóżku i wreszcie czytam bez wyciągania rąk.",
    "Sie liegen am Bett, und ich lese endlich ohne lange Arme.",
  ),
  said("Moc taka, jak podana, litery od razu ostre.", "Die Stärke stimmt, die Buchstaben sind sofort scharf."),
  said("Druga para leży już w kuchni.", "Ein zweites Paar liegt schon in der Küche."),
];

const ofLenses: ByMood = {
  good: [
    said("Wygodne do samego wieczora.", "Bequem bis zum Abend."),
    said("Łatwo się zakładają i nie wywijają na palcu.", "Sie lassen sich leicht einsetzen und klappen nicht um."),
    said("Przy komputerze w ogóle ich nie czuję.", "Am Bildschirm spüre ich sie gar nicht."),
    said("Zamawiam kolejny raz i wszystko się zgadza.", "Ich bestelle sie wieder, und alles stimmt."),
    said("Długi termin ważności na pudełku.", "Langes Haltbarkeitsdatum auf der Packung."),
    said("Na rowerze i na siłowni nic się nie przesuwa.", "Beim Radfahren und im Studio verrutscht nichts."),
    said(
      "Parametry takie same jak na recepcie, można było je wygodnie wybrać.",
      "Alle Parameter wie auf meinem Rezept, bequem auszuwählen.",
    ),
    said("Dobra cena za opakowanie.", "Guter Preis für die Packung."),
  ],
  fair: [
    said("Dobre, ale po dziesięciu godzinach czuję suchość.", "Gut, aber nach zehn Stunden werden die Augen trocken."),
    said(
      "Potrzebne było kilka dni przyzwyczajenia, teraz w porządku.",
      "Ich brauchte ein paar Tage zur Gewöhnung, jetzt geht es.",
    ),
    said("Trochę cienkie, trudniej je zdjąć.", "Etwas dünn, das Herausnehmen ist schwieriger."),
  ],
  poor: [
    said("U mnie się nie sprawdziły, wracam do poprzednich.", "Für mich nichts, ich gehe zu meinen alten zurück."),
    said("Pod koniec dnia drażnią oczy.", "Gegen Abend reizen sie meine Augen."),
  ],
};

const ofCare: ByMood = {
  good: [
    said("Robi dokładnie to, co powinno.", "Tut genau, was es soll."),
    said("Kupuję regularnie, zawsze to samo.", "Ich kaufe es regelmäßig, immer gleich gut."),
    said("Dobry stosunek ceny do tego, na ile wystarcza.", "Gutes Verhältnis von Preis und Menge."),
    said("Przydało się już w pierwszej podróży.", "Hat sich gleich auf der ersten Reise bewährt."),
    said("Zapakowane porządnie, doszło całe.", "Ordentlich verpackt, alles heil angekommen."),
    said("Bez udziwnień, wygodne w użyciu.", "Ohne Schnickschnack, leicht zu benutzen."),
  ],
  fair: [
    said(
      "W porządku, ale opakowanie mogłoby się lepiej zamykać.",
      "In Ordnung, aber die Packung könnte besser schließen.",
    ),
    said("Spełnia swoje zadanie, nic więcej.", "Erfüllt seinen Zweck, mehr nicht."),
  ],
  poor: [said("Mogłoby być solidniejsze.", "Dürfte solider sein.")],
};

/** What can be said of any order. */
export const ofService: Readonly<Record<Mood, readonly Said[]>> = {
  good: [
    said("Paczka przyszła po dwóch dniach.", "Das Paket war nach zwei Tagen da."),
    said("Obsługa odpisała tego samego dnia.", "Der Kundendienst hat am selben Tag geantwortet."),
    said("Polecam.", "Klare Empfehlung."),
    said("Na pewno tu wrócę.", "Ich bestelle hier wieder."),
    said("Wszystko zgodnie z opisem.", "Alles wie beschrieben."),
  ],
  fair: [said("Dostawa w terminie.", "Lieferung pünktlich."), said("Za tę cenę może być.", "Für den Preis geht es.")],
  poor: [
    said("Dostawa za to szybka.", "Die Lieferung war immerhin schnell."),
    said("Szkoda, bo cena była dobra.", "Schade, der Preis war gut."),
  ],
};

export const titles: ByMood = {
  good: [
    said("Strzał w dziesiątkę", "Volltreffer"),
    said("Jak najbardziej na tak", "Sehr zufrieden"),
    said("Dokładnie tak, jak w opisie", "Genau wie beschrieben"),
    said("Polecam z czystym sumieniem", "Mit gutem Gewissen zu empfehlen"),
    said("Warto", "Lohnt sich"),
    said("Świetny wybór", "Eine gute Wahl"),
    said("Wreszcie coś, co pasuje", "Endlich etwas, das passt"),
    said("Bez zastrzeżeń", "Nichts auszusetzen"),
  ],
  fair: [
    said("W porządku", "In Ordnung"),
    said("Dobre, ale nie idealne", "Gut, aber nicht perfekt"),
    said("Może być", "Geht so"),
  ],
  poor: [said("Nie dla mnie", "Nichts für mich"), said("Trochę szkoda", "Etwas enttäuscht")],
};

/** What can be said of a product by somebody who liked it so much; nothing of what is not reviewed. */
export function saidOf({ kind }: Pick<SeedProduct, "kind">, mood: Mood): readonly Said[] {
  if (kind === "contact-lenses") return ofLenses[mood];
  if (kind === "care") return ofCare[mood];
  if (kind === "sunglasses") return mood === "good" ? [...ofSunglasses, ...ofFrames.good] : ofFrames[mood];
  if (kind === "reading-glasses") return mood === "good" ? [...ofReadingGlasses, ...ofFrames.good] : ofFrames[mood];
  return kind === "prescription-glasses" ? ofFrames[mood] : [];
}
