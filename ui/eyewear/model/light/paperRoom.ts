import { Color, type IUniform, PMREMGenerator, Scene, type WebGLRenderer } from "three";
import { paperLight } from "./paperLight.ts";
import { paperTable } from "./paperTable.ts";
import { softboxRoom } from "./softboxRoom.ts";

/** A table of paper in the room of softboxes, to put frames on. `size` is how finely the room is mirrored. */
export function paperRoom(
  renderer: WebGLRenderer,
  size: number,
  softness?: IUniform<number>,
): { readonly scene: Scene; dispose: () => void } {
  const generator = new PMREMGenerator(renderer);
  const room = generator.fromScene(softboxRoom(), 0.008, 0.1, 200, { size });
  const scene = new Scene();
  const table = paperTable(softness);
  scene.environment = room.texture;
  scene.background = new Color(paperLight, paperLight, paperLight);
  scene.add(table);
  return {
    scene,
    dispose: () => {
      room.dispose();
      generator.dispose();
      table.geometry.dispose();
      table.material.dispose();
    },
  };
}
