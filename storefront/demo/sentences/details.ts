import { words, type Words } from "../words.ts";
import type { Build } from "./builds.ts";

/** More second sentences: a detail of how it is made. */
export const detailSentences: Readonly<Record<Build, readonly Words[]>> = {
  "full acetate": [
    words(
      "Narożniki zaokrąglamy ręcznie, dlatego dwie sztuki nigdy nie są zupełnie takie same.",
      "Die Ecken runden wir von Hand, deshalb gleichen sich zwei Stücke nie ganz.",
      "We round the corners by hand, so no two pieces are ever quite alike.",
    ),
    words(
      "Front i zauszniki tniemy z tej samej płyty, żeby kolor zgadzał się co do odcienia.",
      "Front und Bügel schneiden wir aus derselben Platte, damit die Farbe bis in den Ton stimmt.",
      "Front and temples are cut from the same sheet, so that the colour matches to the shade.",
    ),
    words(
      "Krawędź od strony oka jest matowa i nie odbija światła w szkle.",
      "Die Kante zum Auge hin ist matt und spiegelt sich nicht im Glas.",
      "The edge towards the eye is matt and does not reflect in the lens.",
    ),
    words(
      "Po kilku dniach ciepło skóry robi swoje i zauszniki układają się za uchem.",
      "Nach ein paar Tagen tut die Wärme der Haut das Ihre, und die Bügel legen sich hinters Ohr.",
      "After a few days the warmth of the skin does its part, and the temples settle behind the ear.",
    ),
    words(
      "Acetat dojrzewa u nas trzy tygodnie, zanim trafi pod frez, więc później już się nie odkształca.",
      "Das Acetat ruht drei Wochen, bevor es gefräst wird, und verzieht sich danach nicht mehr.",
      "The acetate rests for three weeks before it is milled, and does not warp afterwards.",
    ),
    words(
      "Zauszniki zwężają się ku końcowi, dzięki czemu ciężar zostaje z przodu, na mostku.",
      "Die Bügel werden zum Ende hin schmaler, so bleibt das Gewicht vorn auf dem Steg.",
      "The temples taper towards the end, which keeps the weight in front, on the bridge.",
    ),
  ],
  "full metal": [
    words(
      "Obręcz zamyka z boku mała śruba, więc optyk osadza szkło bez naprężeń.",
      "Den Rand schließt seitlich eine kleine Schraube, so setzt der Optiker das Glas ohne Spannung ein.",
      "The rim closes with a screw at the side: an optician opens it and sets the lens without strain.",
    ),
    words(
      "Noski z silikonu rozkładają ciężar na dwa punkty i nie ślizgają się w upał.",
      "Silikonpads verteilen das Gewicht auf zwei Punkte und rutschen auch bei Hitze nicht.",
      "Silicone pads spread the weight over two points and do not slip in the heat.",
    ),
    words(
      "Cienki drut sprężynuje, zamiast się wyginać, gdy zdejmujesz okulary jedną ręką.",
      "Der dünne Draht federt, statt sich zu verbiegen, wenn Sie die Brille mit einer Hand abnehmen.",
      "The thin wire springs rather than bends when you take the glasses off with one hand.",
    ),
    words(
      "Powierzchnię szczotkujemy drobnym papierem, żeby odciski palców były mniej widoczne.",
      "Die Oberfläche wird fein gebürstet, damit man Fingerabdrücke weniger sieht.",
      "The surface is finely brushed, so that fingerprints show less.",
    ),
  ],
  "full titanium": [
    words(
      "Zauszniki i front łączy zawias bez śruby, który nie ma czego zgubić.",
      "Bügel und Front verbindet ein schraubenloses Scharnier: Es kann nichts verlieren.",
      "A screwless hinge joins front and temples: there is nothing for it to lose.",
    ),
    words(
      "Tytan barwimy prądem, nie farbą: kolor jest częścią metalu i się nie ściera.",
      "Titan wird mit Strom gefärbt, nicht mit Lack: Der Ton gehört zum Metall und reibt sich nicht ab.",
      "Titanium is coloured by current, not by paint: the shade is part of the metal and does not rub off.",
    ),
    words(
      "Całość jest tak cienka, że w etui zajmuje tyle miejsca, co pióro.",
      "Alles ist so dünn, dass es im Etui kaum mehr Platz braucht als ein Füller.",
      "It is all so slim that in its case it takes little more room than a pen.",
    ),
  ],
  "full mixed": [
    words(
      "Acetat kończy się na wysokości brwi, niżej biegnie już tylko drut: kolor zostaje u góry, a dół jest lekki.",
      "Das Acetat reicht nur über die Brauen, darunter läuft Draht: Die Farbe bleibt oben, unten wirkt alles leicht.",
      "The acetate ends at the brows and wire runs below: the colour stays above, and the lower half looks light.",
    ),
    words(
      "Noski trzymają się metalu, jak w oprawie drucianej, więc da się je ustawić co do milimetra.",
      "Die Nasenpads sitzen wie bei einer Drahtbrille am Metall und lassen sich millimetergenau einstellen.",
      "The pads sit on metal as in a wire frame, so they can be set to the millimetre.",
    ),
    words(
      "Dwa materiały to dwa odcienie: metal dobieramy do koloru acetatu, nie odwrotnie.",
      "Zwei Materialien, zwei Töne: Das Metall wird nach der Farbe des Acetats gewählt, nicht umgekehrt.",
      "Two materials, two shades: the metal is chosen to go with the acetate, never the other way round.",
    ),
  ],
  "half metal": [
    words(
      "Żyłkę optyk wymienia w kilka minut, gdyby po latach się poluzowała.",
      "Den Faden tauscht der Optiker in wenigen Minuten, sollte er nach Jahren nachgeben.",
      "An optician replaces the cord in a few minutes, should it slacken after some years.",
    ),
    words(
      "Belka nad szkłem biegnie za brwią i kończy się dopiero przy zawiasie.",
      "Der Balken über dem Glas folgt der Braue und endet erst am Scharnier.",
      "The bar above the lens follows the brow and ends only at the hinge.",
    ),
    words(
      "Połowa obręczy to połowa ciężaru na nosie, a szkło trzyma się tak samo pewnie.",
      "Der halbe Rand ist auch das halbe Gewicht auf der Nase, und das Glas sitzt genauso fest.",
      "Half the rim is half the weight on the nose, and the lens sits just as firmly.",
    ),
  ],
  "half titanium": [
    words(
      "Belka z tytanu ma niecały milimetr grubości i nie odkształca się, gdy okulary spadną.",
      "Der Titanbalken ist keinen Millimeter stark und verbiegt sich nicht, wenn die Brille fällt.",
      "The titanium bar is under a millimetre thick and keeps its shape when the glasses fall.",
    ),
    words(
      "U góry cienka linia tytanu, poniżej samo szkło: twarz zostaje jasna i otwarta.",
      "Oben eine feine Linie aus Titan, darunter nur Glas: Das Gesicht bleibt hell und offen.",
      "A fine line of titanium above, nothing but lens below: the face stays bright and open.",
    ),
  ],
  "half mixed": [
    words(
      "Styl browline, jaki znamy ze zdjęć sprzed siedemdziesięciu lat, w lżejszym wykonaniu.",
      "Browline, wie man sie von siebzig Jahre alten Fotos kennt, nur leichter gebaut.",
      "The browline of photographs seventy years old, only built lighter.",
    ),
  ],
  "rimless metal": [
    words(
      "Mostek i zawiasy wkręcamy w otwory wzmocnione tuleją, więc szkło nie pęka przy śrubie.",
      "Steg und Scharniere sitzen in Bohrungen mit Hülse, damit das Glas an der Schraube nicht reißt.",
      "Bridge and hinges sit in sleeved holes, so that the lens does not crack at the screw.",
    ),
    words(
      "Z odległości rozmowy widać głównie oczy i cienką kreskę metalu po bokach.",
      "Aus Gesprächsabstand sieht man vor allem die Augen und seitlich einen feinen Strich Metall.",
      "From across a table one sees the eyes, and a fine stroke of metal at each side.",
    ),
  ],
  "rimless titanium": [
    words(
      "Wszystkie części z tytanu razem ważą mniej niż same szkła.",
      "Alle Teile aus Titan wiegen zusammen weniger als die Gläser.",
      "All the titanium parts together weigh less than the lenses do.",
    ),
    words(
      "Bez lutów i bez śrub w zasięgu wzroku: zausznik przechodzi przez szkło i zatrzaskuje się w tulei.",
      "Ohne Lötstelle und ohne sichtbare Schraube: Der Bügel geht durchs Glas und rastet in einer Hülse ein.",
      "No solder and no screw in sight: the temple passes through the lens and clicks into a sleeve.",
    ),
  ],
};
