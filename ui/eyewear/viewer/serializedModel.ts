import { BufferAttribute, BufferGeometry, Vector3 } from "three";
import type { FrameModel, Part, Temple } from "../model/index.ts";

interface SerializedPart extends Pick<Part, "name" | "substance"> {
  readonly attributes: readonly (readonly [name: string, values: Float32Array<ArrayBuffer>, size: number])[];
  readonly index: Uint32Array<ArrayBuffer>;
}

interface SerializedTemple extends Pick<Temple, "side"> {
  readonly hinge: readonly [number, number, number];
  readonly parts: readonly SerializedPart[];
}

/** A model as it is sent from a worker: typed arrays instead of three.js objects. */
export interface SerializedModel {
  readonly front: readonly SerializedPart[];
  readonly temples: readonly [left: SerializedTemple, right: SerializedTemple];
}

/** Converts a model to typed arrays. */
export function serializeModel({ front, temples: [left, right] }: FrameModel): SerializedModel {
  const serializeTemple = ({ side, hinge, parts }: Temple) => ({
    side,
    hinge: hinge.toArray(),
    parts: parts.map(serializePart),
  });
  return { front: front.map(serializePart), temples: [serializeTemple(left), serializeTemple(right)] };
}

function serializePart({ name, substance, geometry }: Part): SerializedPart {
  const attributes = Object.entries(geometry.attributes).map(
    ([name, { array, itemSize }]) => [name, new Float32Array(array), itemSize] as const,
  );
  return { name, substance, attributes, index: new Uint32Array(geometry.getIndex()?.array ?? []) };
}

/** Returns the buffers that can be transferred instead of copied. */
export const transferablesOf = ({ front, temples }: SerializedModel): ArrayBuffer[] =>
  [...front, ...temples.flatMap(({ parts }) => parts)].flatMap(({ attributes, index }) =>
    [...attributes.map(([, values]) => values), index].map(({ buffer }) => buffer),
  );

/** Restores a model from typed arrays. */
export function deserializeModel({ front, temples: [left, right] }: SerializedModel): FrameModel {
  const temple = ({ side, hinge, parts }: SerializedTemple) => ({
    side,
    hinge: new Vector3(...hinge),
    parts: parts.map(deserializePart),
  });
  return { front: front.map(deserializePart), temples: [temple(left), temple(right)] };
}

function deserializePart({ name, substance, attributes, index }: SerializedPart): Part {
  const geometry = new BufferGeometry();
  for (const [attribute, values, size] of attributes)
    geometry.setAttribute(attribute, new BufferAttribute(values, size));
  geometry.setIndex(new BufferAttribute(index, 1));
  return { name, substance, geometry };
}
