import { ProductCard, type ProductCardProps, type ProductCardFinish, TempleMark } from "@dioptra/ui";
import { type DrawnFrame, type Finish, type FrameShape, cardPictureWidth } from "@dioptra/ui/eyewear";
import { frameOf } from "../../eyewear/frames.ts";
import { finishNames } from "./finishNames.ts";
import { pictureOf } from "../../eyewear/pictureOf.tsx";
import { zloty } from "../../money.ts";

const metals: ReadonlySet<Finish> = new Set(["gold", "silver", "rose-gold", "gunmetal"]);

function lookOf(name: string, shape: FrameShape, finish: Finish): ProductCardFinish & { frame: DrawnFrame } {
  const frame = frameOf(shape, finish, "full", metals.has(finish) ? "metal" : "acetate");
  return {
    id: `${name}-${finish}`,
    label: finishNames[finish],
    finish,
    material: frame.material,
    picture: { src: pictureOf(frame) },
    href: `#${name}-${finish}`,
    measure: { totalWidth: frame.totalWidth, pictureWidth: cardPictureWidth(frame) },
    frame,
  };
}

type Card = Extract<ProductCardProps, { finishes: readonly ProductCardFinish[] }>;

/** Returns the props of a frame's card. */
export function cardOf(
  name: string,
  kind: string,
  shape: FrameShape,
  [first, ...more]: readonly [Finish, ...Finish[]],
  others: Partial<Card> = {},
): Card {
  const look = lookOf(name, shape, first);
  return {
    name,
    kind,
    finishes: [look, ...more.map((finish) => lookOf(name, shape, finish))],
    mark: <TempleMark {...look.frame} />,
    price: { current: zloty(39_900) },
    ...others,
  };
}

const reduced = { current: zloty(27_900), lowestOf30Days: zloty(34_900) };

const shelf = (): readonly Card[] => [
  cardOf("Nela", "Halny, panto", "panto", ["havana", "black", "navy", "grey-havana", "crystal"], { price: reduced }),
  cardOf("Bruno", "Mirno, kwadratowe", "square", ["navy", "black", "honey"], { badges: ["new"] }),
  cardOf("Wanda", "Tarnina, trapezowe", "trapezoid", ["wine", "black"]),
  cardOf("Okta", "Okno 27, geometryczne", "geometric", ["bottle", "black", "wine", "havana"], { badges: ["new"] }),
  cardOf("Luna", "Mirno, okrągłe", "round", ["gold", "silver", "black"], { badges: ["bestseller"] }),
  cardOf("Linia", "Okno 27, prostokątne", "rectangular", ["gunmetal", "black"], { price: reduced }),
  cardOf("Miodek", "Tarnina, owalne", "oval", ["honey", "havana", "crystal"]),
  cardOf("Pilot", "Halny, pilotki", "triangular", ["silver"], { badges: ["sold-out"] }),
];

/** Returns enough cards for two rows. */
export const cards = () => shelf().map((card) => <ProductCard key={card.name} {...card} />);
