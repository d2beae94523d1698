import { type Curve, distance, minus, plus, type Point, pointAt, unit } from "./curve.ts";
import type { FrameMeasurements } from "./frame.ts";
import { layoutOf } from "./layout.ts";
import { wholeOutline } from "./lens.ts";

/** Numbers from 0 to 1 that look scattered and are the same for the same frame. */
function scatter(seed: number): () => number {
  let state = (Math.round(seed) % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** A place on the middle of the rim, and the direction in which the rim runs there. */
interface Place {
  readonly at: Point;
  readonly along: Point;
}

/** Places at each mm around the lens, 2 mm outside of it. */
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
 * Tortoise patches along the rim, as path data to be stroked broadly with round ends and blurred: [middle, dark].
 * Every frame has its own drawing; left and right differ, as they do when a front is cut from a plate.
 */
export function havanaPatches(frame: FrameMeasurements): readonly [middle: string, dark: string] {
  const layout = layoutOf(frame);
  const next = scatter(frame.lensWidth * 6131 + frame.lensHeight * 3109 + frame.bridge * 977 + frame.totalWidth * 53);
  const places = placesAround(wholeOutline(layout.lens));
  const patch = ({ at, along }: Place, side: 1 | -1, length: number): string => {
    const lean = (next() - 0.5) * 1.4;
    const direction = unit({ x: along.x - along.y * lean, y: along.y + along.x * lean });
    const start = plus(at, direction, -length / 2);
    const figures = [side * start.x, -start.y, side * direction.x * length, -direction.y * length];
    const [x, y, dx, dy] = figures.map((figure) => figure.toFixed());
    return `M${x} ${y}l${dx} ${dy}`;
  };
  const around = (side: 1 | -1, gap: number, longest: number): string => {
    let text = "";
    for (let way = next() * gap; way < places.length; way += gap * (0.6 + 0.8 * next())) {
      const place = places[Math.floor(way)];
      if (place) text += patch(place, side, 1 + longest * next() ** 1.5);
    }
    return text;
  };
  const bridge: Place = { at: { x: next() * 8 - 4, y: layout.saddle + 1 }, along: { x: 1, y: 0 } };
  const layer = (gap: number, longest: number) =>
    around(1, gap, longest) + around(-1, gap, longest) + patch(bridge, 1, longest * 0.6);
  return [layer(14, 15), layer(15, 11)];
}
