import { frameModel } from "@dioptra/ui/frame-model";
import { expect, test } from "vitest";
import { transferablesOf, deserializeModel, serializeModel } from "../../../../ui/eyewear/viewer/serializedModel.ts";
import { placesOf } from "../model/geometry.ts";

test("a model is the same after serialising and deserialising", () => {
  const model = frameModel(
    {
      shape: "round",
      rim: "full",
      material: "metal",
      finish: "gold",
      lensWidth: 48,
      lensHeight: 45,
      bridge: 21,
      temple: 145,
      totalWidth: 130,
    },
    3,
  );
  const sent = serializeModel(model);
  const arrived = deserializeModel(structuredClone(sent, { transfer: transferablesOf(sent) }));
  expect(arrived.front.map(placesOf)).toEqual(model.front.map(placesOf));
  for (const [index, temple] of model.temples.entries()) {
    const other = arrived.temples[index === 0 ? 0 : 1];
    expect(other.hinge).toEqual(temple.hinge);
    expect(other.parts.map(({ name, substance }) => [name, substance])).toEqual(
      temple.parts.map(({ name, substance }) => [name, substance]),
    );
    expect(other.parts.map(({ geometry }) => geometry.getIndex()?.count)).toEqual(
      temple.parts.map(({ geometry }) => geometry.getIndex()?.count),
    );
  }
});
