import { BufferAttribute, BufferGeometry, Vector3 } from "three";
import type { FrameModel, Part, Temple } from "../model/index.ts";

interface SentPart extends Pick<Part, "name" | "substance"> {
  readonly attributes: readonly (readonly [name: string, values: Float32Array<ArrayBuffer>, size: number])[];
  readonly index: Uint32Array<ArrayBuffer>;
}

interface SentTemple extends Pick<Temple, "side"> {
  readonly hinge: readonly [number, number, number];
  readonly parts: readonly SentPart[];
}

/** A model as it travels from a worker: numbers only. */
export interface SentModel {
  readonly front: readonly SentPart[];
  readonly temples: readonly [left: SentTemple, right: SentTemple];
}

export function sentModel({ front, temples: [left, right] }: FrameModel): SentModel {
  const sentTemple = ({ side, hinge, parts }: Temple) => ({ side, hinge: hinge.toArray(), parts: parts.map(sentPart) });
  return { front: front.map(sentPart), temples: [sentTemple(left), sentTemple(right)] };
}

function sentPart({ name, substance, geometry }: Part): SentPart {
  const attributes = Object.entries(geometry.attributes).map(
    ([name, { array, itemSize }]) => [name, new Float32Array(array), itemSize] as const,
  );
  return { name, substance, attributes, index: new Uint32Array(geometry.getIndex()?.array ?? []) };
}

/** What need not be copied on its way. */
export const buffersOf = ({ front, temples }: SentModel): ArrayBuffer[] =>
  [...front, ...temples.flatMap(({ parts }) => parts)].flatMap(({ attributes, index }) =>
    [...attributes.map(([, values]) => values), index].map(({ buffer }) => buffer),
  );

export function receivedModel({ front, temples: [left, right] }: SentModel): FrameModel {
  const temple = ({ side, hinge, parts }: SentTemple) => ({
    side,
    hinge: new Vector3(...hinge),
    parts: parts.map(received),
  });
  return { front: front.map(received), temples: [temple(left), temple(right)] };
}

function received({ name, substance, attributes, index }: SentPart): Part {
  const geometry = new BufferGeometry();
  for (const [attribute, values, size] of attributes)
    geometry.setAttribute(attribute, new BufferAttribute(values, size));
  geometry.setIndex(new BufferAttribute(index, 1));
  return { name, substance, geometry };
}
