import { words, type Words } from "../words.ts";
import type { Brand } from "./brands.ts";

/** What there is to say of the brands that make frames. None of them exists. */
export const brandBlocks: Readonly<Partial<Record<Brand, Words>>> = {
  halny: words(
    "Halny to nasza własna marka, nazwana od wiatru, który w Tatrach przewiewa wszystko do czysta. Robimy mało modeli, za to każdy mierzymy od nowa, zanim trafi do sklepu.",
    "Halny ist unsere eigene Marke, benannt nach dem Föhn der Tatra, der alles klar weht. Es gibt wenige Modelle; jedes messen wir nach, bevor es in den Laden kommt.",
    "Halny is our own brand, named after the wind that blows the Tatras clear. There are few models, and each is measured again before it reaches the shop.",
  ),
  mirno: words(
    "Mirno nazywa oprawki imionami, bo mają być jak dobrzy znajomi: bez pretensji, punktualne i w rozsądnej cenie.",
    "Mirno gibt seinen Fassungen Vornamen, denn sie sollen sein wie gute Bekannte: unaufgeregt, verlässlich und bezahlbar.",
    "Mirno gives its frames first names, because they should be like good friends: easy-going, reliable and fairly priced.",
  ),
  "okno-27": words(
    "Okno 27 zaczynało od stolarki okiennej i do dziś rysuje oprawy jak okna: najpierw proporcje, potem materiał, na końcu kolor.",
    "Okno 27 kommt aus dem Fensterbau und zeichnet Fassungen bis heute wie Fenster: erst das Maß, dann das Material, zuletzt die Farbe.",
    "Okno 27 began with window frames, and still draws spectacles like windows: proportions first, then the material, colour last.",
  ),
  tarnina: words(
    "Tarnina bierze kolory z łąki i z lasu: jeżyna, głóg, miód i szałwia wracają w niej co roku w innym odcieniu acetatu.",
    "Tarnina holt ihre Farben von Wiese und Waldrand: Brombeere, Weißdorn, Honig und Salbei kehren jedes Jahr in einem anderen Ton wieder.",
    "Tarnina takes its colours from meadow and wood: bramble, hawthorn, honey and sage return each year in another shade of acetate.",
  ),
  szuwar: words(
    "Szuwar robi lekkie oprawy z drutu i tytanu, cienkie jak trzcina i równie trudne do złamania.",
    "Szuwar baut leichte Fassungen aus Draht und Titan, dünn wie Schilf und ebenso schwer zu brechen.",
    "Szuwar makes light frames of wire and titanium, as slender as reeds and as hard to break.",
  ),
  brzask: words(
    "Brzask zajmuje się wyłącznie słońcem: każde szkło ma pełny filtr UV, a różnią się tylko tym, ile światła zostawiają.",
    "Brzask kümmert sich nur um die Sonne: Jedes Glas hat vollen UV-Schutz, verschieden ist allein, wie viel Licht es lässt.",
    "Brzask deals in nothing but sun: every lens blocks UV completely, and they differ only in how much light they leave.",
  ),
  sedno: words(
    "Sedno pyta przy każdej części, czy jest potrzebna. To, co zostaje, jest z tytanu i waży tyle, co kilka monet.",
    "Sedno fragt bei jedem Teil, ob es nötig ist. Was übrig bleibt, ist aus Titan und wiegt so viel wie ein paar Münzen.",
    "Sedno asks of every part whether it is needed. What remains is titanium, and weighs about as much as a few coins.",
  ),
  osnowa: words(
    "W Osnowie acetat dobiera się jak tkaninę: pod światło, w dotyku, w próbkach. Stąd modele o imionach materiałów.",
    "Bei Osnowa wird Acetat ausgesucht wie Stoff: gegen das Licht, mit den Fingern, am Muster. Daher die Namen der Modelle.",
    "At Osnowa acetate is chosen like cloth: against the light, between the fingers, by the swatch. Hence the models' names.",
  ),
  wilga: words(
    "Wilga gnie metal w cienkie linie i nazywa je od ptaków. Oprawy są niedrogie, bo części powtarzają się między modelami.",
    "Wilga biegt Metall zu feinen Linien und benennt sie nach Vögeln. Günstig sind die Fassungen, weil sich Teile wiederholen.",
    "Wilga bends metal into fine lines and names them after birds. The frames cost little because the models share their parts.",
  ),
  zakole: words(
    "Zakole robi okulary na wodę i do jazdy nad wodę: szkła dobrane do oprawy, lustra tam, gdzie odbija się światło.",
    "Zakole macht Brillen fürs Wasser und für den Weg dorthin: Gläser, die zur Fassung passen, verspiegelt, wo es blendet.",
    "Zakole makes glasses for the water and the road there: lenses matched to the frame, mirrored where light glares.",
  ),
  zatoka: words(
    "Zatoka pochodzi znad Bałtyku, gdzie słońce świeci nisko i długo. Oprawy są szerokie, a ceny wakacyjne.",
    "Zatoka kommt von der Ostsee, wo die Sonne tief steht und lange bleibt. Die Fassungen sind breit, die Preise urlaubstauglich.",
    "Zatoka comes from the Baltic, where the sun stands low and stays long. Its frames are broad and its prices kind to holidays.",
  ),
  lektura: words(
    "Lektura robi wyłącznie okulary do czytania. Wszystkie szkła są utwardzone i odbijają mało światła, a moc jest nadrukowana na zauszniku.",
    "Lektura macht ausschließlich Lesebrillen. Alle Gläser sind gehärtet und entspiegelt, die Stärke steht am Bügel.",
    "Lektura makes reading glasses and nothing else. All lenses are hardened and coated, and the power is printed on the temple.",
  ),
};
