import { type Curve, distance, minus, plus, type Point, pointAt, unit } from "./curve.ts";
import type { FrameMeasurements } from "./frame.ts";
import { layoutOf } from "./layout.ts";
import { wholeOutline } from "./lens.ts";

/** Creates a generator of pseudo-random numbers from 0 to 1, which are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = (Math.round(seed) % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** A place on the centre line of the rim, and the direction of the line there. */
interface Place {
  readonly at: Point;
  readonly along: Point;
}

/** Returns one place per mm around the lens, 2 mm outside its outline. */
function placesAround(outline: Curve): Place[] {
  return outline.flatMap((segment) => {
    const along = unit(minus(segment.to, segment.from));
    const count = Math.max(1, Math.round(distance(segment.from, segment.to)));
    return Array.from({ length: count }, (_, step) => ({
      at: plus(pointAt(segment, step / count), { x: along.y, y: -along.x }, 2),
      along,
    }));
  });
}

/**
 * Returns the patches of tortoiseshell along the rim as path data, for the middle and the dark colour. They are drawn as
 * wide, blurred strokes with round caps. Each frame has its own pattern, and left and right differ, as in a front cut from
 * a plate.
 */
export function havanaPatches(frame: FrameMeasurements): readonly [middle: string, dark: string] {
  const layout = layoutOf(frame);
  const random = createRandom(
    frame.lensWidth * 6131 + frame.lensHeight * 3109 + frame.bridge * 977 + frame.totalWidth * 53,
  );
  const places = placesAround(wholeOutline(layout.lens));
  const patch = ({ at, along }: Place, side: 1 | -1, length: number): string => {
    const lean = (random() - 0.5) * 1.4;
    const direction = unit({ x: along.x - along.y * lean, y: along.y + along.x * lean });
    const start = plus(at, direction, -length / 2);
    const figures = [side * start.x, -start.y, side * direction.x * length, -direction.y * length];
    const [x, y, dx, dy] = figures.map((figure) => figure.toFixed());
    return `M${x} ${y}l${dx} ${dy}`;
  };
  const around = (side: 1 | -1, gap: number, longest: number): string => {
    let text = "";
    for (let way = random() * gap; way < places.length; way += gap * (0.6 + 0.8 * random())) {
      const place = places[Math.floor(way)];
      if (place) text += patch(place, side, 1 + longest * random() ** 1.5);
    }
    return text;
  };
  const bridge: Place = { at: { x: random() * 8 - 4, y: layout.saddle + 1 }, along: { x: 1, y: 0 } };
  const layer = (gap: number, longest: number) =>
    around(1, gap, longest) + around(-1, gap, longest) + patch(bridge, 1, longest * 0.6);
  return [layer(14, 15), layer(15, 11)];
}
