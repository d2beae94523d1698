import type { FrameShape } from "@dioptra/ui/eyewear";
import { words, type Words } from "../words.ts";

/** First sentences, by the shape that they speak of. They hold for every rim and material, and in the sun. */
export const shapeSentences: Readonly<Record<FrameShape, readonly Words[]>> = {
  panto: [
    words(
      "{name} to klasyczne panto: okrągły dół i lekko spłaszczona góra, która zostawia brwi na widoku.",
      "{name} ist ein klassisches Panto: unten rund, oben leicht abgeflacht, und die Brauen bleiben sichtbar.",
      "{name} is a classic panto: round below, slightly flattened above, leaving the brows in view.",
    ),
    words(
      "{name} zaczyna się szeroko u góry i kończy miękkim łukiem pod okiem.",
      "{name} beginnt oben breit und endet in einem weichen Bogen unter dem Auge.",
      "{name} starts wide at the top and ends in a soft curve below the eye.",
    ),
    words(
      "Panto nosiły kiedyś bibliotekarki i profesorowie; {name} zostawia z tamtych lat kształt, a resztę ma z dzisiaj.",
      "Panto trugen einst Bibliothekarinnen und Professoren; {name} behält davon die Form, der Rest ist von heute.",
      "Pantos once belonged to librarians and professors; {name} keeps the shape, and the rest is of today.",
    ),
    words(
      "{name} pasuje prawie do każdej twarzy: dół jest okrągły, a góra na tyle prosta, że porządkuje rysy.",
      "{name} steht fast jedem Gesicht: unten rund und oben gerade genug, um den Zügen Ruhe zu geben.",
      "{name} suits almost any face: round below, and just straight enough above to give the features order.",
    ),
  ],
  round: [
    words(
      "{name} to prawie idealne koło; najlepiej wygląda na twarzy o wyraźnych kątach.",
      "{name} ist fast ein vollkommener Kreis und wirkt am besten in einem Gesicht mit klaren Kanten.",
      "{name} is close to a perfect circle and looks its best on a face with clear angles.",
    ),
    words(
      "Okrągłe szkła bez jednego kąta: {name} łagodzi mocną szczękę i szerokie czoło.",
      "Runde Gläser ohne eine einzige Ecke: {name} nimmt einem kräftigen Kinn und einer breiten Stirn die Strenge.",
      "Round lenses without a single corner: {name} softens a strong jaw and a broad forehead.",
    ),
    words(
      "Koło to najstarszy kształt okularów, a {name} nic do niego nie dodaje.",
      "Der Kreis ist die älteste Form der Brille, und {name} fügt ihm nichts hinzu.",
      "The circle is the oldest shape that spectacles have had, and {name} adds nothing to it.",
    ),
    words(
      "{name} ma szkła niemal tak wysokie, jak szerokie, dzięki czemu oko leży pośrodku.",
      "{name} hat Gläser, die fast so hoch wie breit sind; so liegt das Auge in ihrer Mitte.",
      "{name} has lenses almost as high as they are wide, so the eye sits in their middle.",
    ),
  ],
  oval: [
    words(
      "{name} to spokojny owal, który nie konkuruje z twarzą.",
      "{name} ist ein ruhiges Oval, das dem Gesicht den Vortritt lässt.",
      "{name} is a calm oval that does not compete with the face.",
    ),
    words(
      "Miękka linia bez kątów: {name} łagodzi kwadratową szczękę i ostre kości policzkowe.",
      "Eine weiche Linie ohne Ecken: {name} mildert ein eckiges Kinn und scharfe Wangenknochen.",
      "A soft line without corners: {name} eases a square jaw and sharp cheekbones.",
    ),
    words(
      "{name} ma owalne, niewysokie szkła, więc policzki zostają wolne, także gdy się śmiejesz.",
      "{name} hat ovale, eher flache Gläser: Die Wangen bleiben frei, auch wenn Sie lachen.",
      "{name} has rather shallow oval lenses, so your cheeks stay free even when you laugh.",
    ),
    words(
      "Owal, który po tygodniu staje się częścią twarzy: {name} po prostu pasuje.",
      "Ein Oval, das nach einer Woche zum Gesicht gehört: {name} passt einfach.",
      "An oval that is part of the face within a week: {name} simply fits.",
    ),
  ],
  square: [
    words(
      "{name} ma proste krawędzie i mocną górną linię, które dodają okrągłej twarzy wyrazu.",
      "{name} hat gerade Kanten und eine kräftige Oberlinie, die einem runden Gesicht Kontur geben.",
      "{name} has straight edges and a strong top line that give a round face definition.",
    ),
    words(
      "Kwadrat o złagodzonych narożnikach: {name} rysuje wyraźną linię i nie robi surowej miny.",
      "Ein Quadrat mit gemilderten Ecken: {name} zeichnet eine klare Linie, ohne streng zu wirken.",
      "A square with softened corners: {name} draws a clear line without looking stern.",
    ),
    words(
      "{name} trzyma poziom: prosta góra, prosty dół i boki, które schodzą prawie pionowo.",
      "{name} hält die Waage: oben gerade, unten gerade, und die Seiten fallen fast senkrecht ab.",
      "{name} keeps level: straight above, straight below, with sides that fall almost plumb.",
    ),
    words(
      "Duże, prawie kwadratowe szkła: {name} daje szerokie pole widzenia w każdą stronę.",
      "Große, fast quadratische Gläser: {name} gibt nach allen Seiten freie Sicht.",
      "Large, almost square lenses: {name} gives a wide field of view on every side.",
    ),
  ],
  rectangular: [
    words(
      "{name} to prosty prostokąt: szeroki, niewysoki i bez ozdób.",
      "{name} ist ein schlichtes Rechteck: breit, flach und ohne Schmuck.",
      "{name} is a plain rectangle: wide, shallow and without ornament.",
    ),
    words(
      "Pozioma linia porządkuje rysy, dlatego {name} dobrze leży na twarzach okrągłych i owalnych.",
      "Eine waagerechte Linie ordnet die Züge; deshalb steht {name} runden und ovalen Gesichtern.",
      "A level line gives features order, which is why {name} sits well on round and oval faces.",
    ),
    words(
      "{name} kończy się tuż nad policzkami i ich nie dotyka.",
      "{name} endet knapp über den Wangen und berührt sie nicht.",
      "{name} ends just above the cheeks and does not touch them.",
    ),
    words(
      "Prostokąt na co dzień: {name} nie zwraca na siebie uwagi ani na spotkaniu, ani w tramwaju.",
      "Ein Rechteck für jeden Tag: {name} drängt sich weder in der Besprechung noch in der Straßenbahn auf.",
      "A rectangle for every day: {name} draws no attention to itself, in a meeting or on the tram.",
    ),
  ],
  trapezoid: [
    words(
      "{name} rozszerza się ku górze i powtarza linię brwi.",
      "{name} wird nach oben breiter und folgt der Linie der Brauen.",
      "{name} widens towards the top and follows the line of the brows.",
    ),
    words(
      "Górne narożniki lekko się unoszą, a z nimi cała twarz: {name} działa jak przespana noc.",
      "Die oberen Ecken heben sich leicht und mit ihnen das ganze Gesicht: {name} wirkt wie eine gute Nacht Schlaf.",
      "The upper corners lift slightly, and the whole face with them: {name} works like a good night's sleep.",
    ),
    words(
      "{name} ma szeroką górę i węższy dół, więc równoważy twarz z mocną szczęką.",
      "{name} ist oben breit und unten schmaler und gleicht so ein kräftiges Kinn aus.",
      "{name} is broad above and narrower below, which balances a strong jaw.",
    ),
    words(
      "Kształt z lat pięćdziesiątych, ale bez kostiumu: {name} nosi się i do swetra, i do marynarki.",
      "Eine Form aus den Fünfzigern, aber keine Verkleidung: {name} passt zum Pullover wie zum Sakko.",
      "A shape from the fifties that is no fancy dress: {name} goes with a jumper as well as a jacket.",
    ),
  ],
  triangular: [
    words(
      "{name} to kropla pilotek w spokojniejszej wersji: szeroka góra i dół, który zwęża się ku nosowi.",
      "{name} ist die Tropfenform der Pilotenbrille, nur ruhiger: oben breit, nach unten zur Nase hin schmal.",
      "{name} is the aviator's teardrop in a calmer version: broad above, narrowing towards the nose.",
    ),
    words(
      "Pilotki mają wysokie szkła i dlatego {name} osłania oko także od dołu.",
      "Pilotenbrillen haben hohe Gläser, deshalb deckt {name} das Auge auch nach unten ab.",
      "Aviators have deep lenses, and so {name} covers the eye from below as well.",
    ),
    words(
      "{name} pasuje do twarzy owalnych i kwadratowych, bo prowadzi wzrok w dół, nie na boki.",
      "{name} steht ovalen und eckigen Gesichtern, weil die Form den Blick nach unten lenkt statt zur Seite.",
      "{name} suits oval and square faces, because it leads the eye downwards rather than sideways.",
    ),
    words(
      "Kształt wymyślono dla lotników, ale {name} nosi się równie dobrze na ziemi.",
      "Die Form wurde für Flieger erfunden; {name} trägt sich am Boden ebenso gut.",
      "The shape was invented for airmen, but {name} wears just as well on the ground.",
    ),
  ],
  geometric: [
    words(
      "{name} to wielokąt o prostych bokach i łagodnych narożnikach.",
      "{name} ist ein Vieleck mit geraden Seiten und sanften Ecken.",
      "{name} is a polygon with straight sides and gentle corners.",
    ),
    words(
      "Krótkie odcinki zamiast łuku: {name} wygląda jak rysunek od linijki.",
      "Kurze Geraden statt eines Bogens: {name} sieht aus wie mit dem Lineal gezeichnet.",
      "Short straight lines instead of a curve: {name} looks as if drawn with a ruler.",
    ),
    words(
      "{name} łączy miękkość koła z dyscypliną wielokąta i dlatego pasuje do twarzy okrągłych i owalnych.",
      "{name} verbindet das Weiche des Kreises mit der Strenge des Vielecks und steht runden und ovalen Gesichtern.",
      "{name} joins the softness of a circle to the discipline of a polygon, and suits round and oval faces.",
    ),
    words(
      "Wielokąt łapie światło na każdej krawędzi, więc {name} nie potrzebuje innej ozdoby.",
      "Ein Vieleck fängt an jeder Kante Licht; {name} braucht keinen anderen Schmuck.",
      "A polygon catches light on every edge, so {name} needs no other ornament.",
    ),
  ],
};
