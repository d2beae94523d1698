import { type Words, words } from "../words.ts";

/** Of models whose colours have lenses of their own. */
export const severalTintsSentences: readonly Words[] = [
  words(
    "Szkła dobraliśmy do koloru oprawy, więc każda wersja pokazuje świat w trochę innym świetle.",
    "Die Gläser sind auf die Farbe der Fassung abgestimmt: Jede Ausführung zeigt die Welt in etwas anderem Licht.",
    "The lenses are matched to the colour of the frame, so each version shows the world in a slightly different light.",
  ),
  words(
    "Każdy kolor oprawy ma własny odcień szkieł; ten, który wybierzesz, widać na zdjęciu.",
    "Jede Farbe der Fassung hat ihre eigene Glastönung; welche, zeigt das Bild.",
    "Every frame colour has its own shade of lens; the picture shows the one that you choose.",
  ),
  words(
    "Od koloru oprawy zależy kolor szkieł: szare i zielone zostawiają barwy w spokoju, brązowe dodają kontrastu.",
    "Mit der Farbe der Fassung wechselt die der Gläser: Grau und Grün lassen die Farben in Ruhe, Braun hebt den Kontrast.",
    "The lens colour changes with the frame: grey and green leave colours alone, brown adds contrast.",
  ),
  words(
    "Do każdej wersji kolorystycznej należą inne szkła, a wszystkie mają tę samą kategorię ochrony.",
    "Zu jeder Farbe gehören andere Gläser; der Schutz ist bei allen derselbe.",
    "Each colour comes with different lenses, and all of them protect equally well.",
  ),
];
