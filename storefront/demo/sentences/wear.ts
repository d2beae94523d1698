import type { FrameShape } from "@dioptra/ui/eyewear";
import { words, type Words } from "../words.ts";

/** More first sentences: how a shape is worn, and with what. They too hold for every rim and material, and in the sun. */
export const wearSentences: Readonly<Record<FrameShape, readonly Words[]>> = {
  panto: [
    words(
      "{name} nosi się lekko: góra porządkuje twarz, a zaokrąglony dół dodaje jej ciepła.",
      "{name} trägt sich leicht: Oben ordnet die Form das Gesicht, unten macht die Rundung es weich.",
      "{name} is easy to wear: the top brings order to the face, and the rounded base adds warmth.",
    ),
    words(
      "Jeśli koło wydaje Ci się zbyt wyraziste, a prostokąt zbyt poważny, {name} leży dokładnie między nimi.",
      "Ist Ihnen der Kreis zu auffällig und das Rechteck zu ernst, liegt {name} genau dazwischen.",
      "If a circle seems too bold to you and a rectangle too grave, {name} lies exactly between them.",
    ),
    words(
      "{name} dobrze znosi każdą zmianę stroju: koszulę, golf i sportową kurtkę.",
      "{name} macht jeden Wechsel mit, ob Hemd, Rollkragen oder Windjacke.",
      "{name} keeps up with whatever you put on: a shirt, a roll neck or a windcheater.",
    ),
    words(
      "Kształt zwany panto trzyma się mody od niemal stu lat, a {name} pokazuje dlaczego.",
      "Die Pantoform hält sich seit fast hundert Jahren, und {name} zeigt, warum.",
      "The panto has been in fashion for nearly a hundred years, and {name} shows why.",
    ),
  ],
  round: [
    words(
      "{name} otwiera spojrzenie: okrągłe szkło nie ucina twarzy żadną linią.",
      "{name} öffnet den Blick: Das runde Glas schneidet das Gesicht mit keiner Linie.",
      "{name} opens up the eyes: a round lens cuts across the face with no line.",
    ),
    words(
      "Architekci i muzycy lubią okrągłe szkła od dawna; {name} dochowuje im wierności.",
      "Architektinnen und Musiker mögen runde Gläser seit jeher; {name} bleibt dieser Liebe treu.",
      "Architects and musicians have long been fond of round lenses, and {name} stays true to them.",
    ),
    words(
      "{name} ma w sobie coś z książki i kawiarni, a przy tym nic z pozy.",
      "{name} hat etwas von Buch und Café und dabei nichts Gestelltes.",
      "{name} has a touch of books and cafés about it, and nothing of a pose.",
    ),
    words(
      "Im wyraźniejsze rysy, tym lepiej widać, jak {name} je łagodzi.",
      "Je markanter die Züge, desto besser sieht man, wie {name} sie beruhigt.",
      "The stronger the features, the more clearly {name} calms them.",
    ),
  ],
  oval: [
    words(
      "{name} jest dla tych, których ma być widać wcześniej niż okulary.",
      "{name} ist für alle, die man vor ihrer Brille sehen soll.",
      "{name} is for people who want to be noticed before their glasses.",
    ),
    words(
      "Owal powtarza kształt oka, dlatego {name} wygląda na twarzy tak naturalnie.",
      "Das Oval wiederholt die Form des Auges, deshalb wirkt {name} im Gesicht so selbstverständlich.",
      "An oval repeats the shape of the eye, which is why {name} looks so natural on a face.",
    ),
    words(
      "{name} ma spokojne proporcje i łagodne krawędzie: trudno się przy nich pomylić.",
      "{name} hat ruhige Proportionen und sanfte Kanten: Da lässt sich wenig falsch machen.",
      "{name} has calm proportions and gentle edges: it is hard to go wrong.",
    ),
    words(
      "Lata dziewięćdziesiąte zostawiły nam niski owal; {name} nosi go bez nostalgii.",
      "Die Neunziger haben uns das flache Oval hinterlassen; {name} trägt es ohne Wehmut.",
      "The nineties left us the shallow oval, and {name} wears it without nostalgia.",
    ),
  ],
  square: [
    words(
      "{name} stawia na prostotę: cztery boki, wyraźne narożniki i nic więcej.",
      "{name} setzt auf das Einfache: vier Seiten, klare Ecken und sonst nichts.",
      "{name} keeps it simple: four sides, clear corners and nothing more.",
    ),
    words(
      "{name} dodaje twarzy kilku kątów, których okrągłym rysom czasem brakuje.",
      "{name} gibt dem Gesicht ein paar Ecken, die runden Zügen manchmal fehlen.",
      "{name} lends a face the few angles that round features sometimes lack.",
    ),
    words(
      "Z daleka {name} wygląda stanowczo, z bliska widać, jak miękko zaokrąglono krawędzie.",
      "Von weitem wirkt {name} entschieden, von nahem sieht man, wie weich die Kanten gerundet sind.",
      "From afar {name} looks firm; close up you see how softly its edges are rounded.",
    ),
    words(
      "{name} lubi równe brwi i proste kołnierze, a na nudę nie pozwala.",
      "{name} mag gerade Brauen und gerade Kragen und wird dabei nie langweilig.",
      "{name} likes straight brows and straight collars, and is never dull for it.",
    ),
  ],
  rectangular: [
    words(
      "{name} wydłuża linię oczu i porządkuje okrągłą twarz.",
      "{name} streckt die Augenlinie und gibt einem runden Gesicht Ordnung.",
      "{name} lengthens the line of the eyes and brings order to a round face.",
    ),
    words(
      "Niski prostokąt nie sięga policzków, więc {name} nie zostawia na nich śladów.",
      "Das flache Rechteck reicht nicht bis zu den Wangen, {name} hinterlässt dort also keine Spuren.",
      "A shallow rectangle stays clear of the cheeks, so {name} leaves no marks on them.",
    ),
    words(
      "{name} jest jak dobrze skrojona marynarka: widać proporcje, nie ozdoby.",
      "{name} ist wie ein gut geschnittenes Sakko: Man sieht die Proportion, nicht die Zierde.",
      "{name} is like a well-cut jacket: what shows is proportion, not ornament.",
    ),
    words(
      "Na co dzień, na rower i na wyjazd: {name} nie każe o sobie pamiętać.",
      "Für jeden Tag, fürs Fahrrad und für die Reise: {name} verlangt nicht, dass man daran denkt.",
      "For every day, the bicycle and the journey: {name} never asks to be thought of.",
    ),
  ],
  trapezoid: [
    words(
      "{name} unosi zewnętrzne kąciki o kilka milimetrów, a z nimi całą twarz.",
      "{name} hebt die äußeren Ecken um einige Millimeter und mit ihnen das ganze Gesicht.",
      "{name} lifts the outer corners by a few millimetres, and the whole face with them.",
    ),
    words(
      "Szersza góra przyciąga wzrok do oczu; {name} korzysta z tego bez przesady.",
      "Die breitere Oberkante lenkt den Blick auf die Augen; {name} nutzt das mit Maß.",
      "A broader top draws attention to the eyes, and {name} makes measured use of that.",
    ),
    words(
      "{name} znasz z ekranu i z ulicy, bo ten kształt pasuje do filmu i do tramwaju.",
      "Sie kennen {name} von der Leinwand und von der Straße: Die Form passt in den Film und in die Bahn.",
      "You know {name} from the screen and the street: the shape suits a film and a tram alike.",
    ),
    words(
      "{name} prowadzi linię od brwi do skroni i dodaje rysom energii.",
      "{name} zieht eine Linie von der Braue zur Schläfe und gibt den Zügen Schwung.",
      "{name} draws a line from brow to temple and gives the features some spring.",
    ),
  ],
  triangular: [
    words(
      "{name} ma szkła w kształcie kropli, które zostawiają miejsce na szeroki uśmiech.",
      "{name} hat tropfenförmige Gläser, die einem breiten Lachen Platz lassen.",
      "{name} has teardrop lenses that leave room for a broad smile.",
    ),
    words(
      "Pilotki potrafią przytłoczyć drobną twarz, dlatego {name} ma łagodniejszy dół niż oryginał.",
      "Pilotenbrillen können ein schmales Gesicht erdrücken, deshalb ist {name} unten sanfter als das Original.",
      "Aviators can overwhelm a small face, so {name} is gentler below than the original.",
    ),
    words(
      "{name} ma dwie linie, które zbiegają się nad nosem, i charakter, którego nie trzeba podkreślać.",
      "{name} hat zwei Linien, die über der Nase zusammenlaufen, und einen Charakter, der keine Betonung braucht.",
      "{name} has two lines that meet above the nose, and a character that needs no underlining.",
    ),
    words(
      "{name} łagodzi szeroką szczękę, bo szkła zwężają się tam, gdzie twarz się rozszerza.",
      "{name} mildert ein breites Kinn, denn die Gläser werden schmal, wo das Gesicht breit wird.",
      "{name} eases a broad jaw, because the lenses narrow where the face widens.",
    ),
  ],
  geometric: [
    words(
      "{name} jest dla tych, którym koło się znudziło, a kwadrat wydaje się zbyt surowy.",
      "{name} ist für alle, denen der Kreis zu brav und das Quadrat zu streng ist.",
      "{name} is for those who find the circle too tame and the square too stern.",
    ),
    words(
      "Krótkie boki spotykają się pod tępym kątem, więc {name} wygląda rysunkowo, ale nie ostro.",
      "Kurze Seiten treffen sich im stumpfen Winkel: {name} wirkt gezeichnet, aber nicht spitz.",
      "Short sides meet at a blunt angle, so {name} looks drawn but never sharp.",
    ),
    words(
      "{name} zauważa się dopiero przy drugim spojrzeniu, i o to chodzi.",
      "{name} bemerkt man erst beim zweiten Blick, und genau das ist gewollt.",
      "You notice {name} only at second glance, and that is the point.",
    ),
    words(
      "{name} wprowadza do okrągłej twarzy porządek, nie odbierając jej łagodności.",
      "{name} bringt Ordnung in ein rundes Gesicht, ohne ihm die Sanftheit zu nehmen.",
      "{name} brings order to a round face without taking its softness.",
    ),
  ],
};
