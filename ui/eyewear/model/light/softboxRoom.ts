import {
  BackSide,
  BufferAttribute,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  SphereGeometry,
} from "three";

/** The softboxes: colour, strength, width and height, and position. Each faces the centre. */
const softboxes = [
  { color: "#ffffff", strength: 5.2, size: [34, 20], at: [0, 34, 6] },
  { color: "#fffaf2", strength: 4.2, size: [12, 30], at: [-36, 15, 17] },
  { color: "#f3f7ff", strength: 3, size: [8, 30], at: [38, 14, 10] },
  { color: "#ffffff", strength: 2.4, size: [46, 9], at: [0, 20, -38] },
  { color: "#ffffff", strength: 1.5, size: [16, 5], at: [10, 30, 34] },
] as const;

/** Creates the room that frames reflect: overhead, key, rim and back light, and a reflector card in front. */
export function softboxRoom(): Scene {
  const room = new Scene();
  room.background = new Color(0.62, 0.62, 0.62);
  room.add(walls());
  for (const { color, strength, size, at } of softboxes) {
    const light = new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength), side: DoubleSide });
    const box = new Mesh(new PlaneGeometry(size[0], size[1]), light);
    box.position.set(at[0], at[1], at[2]);
    box.lookAt(0, 0, 0);
    room.add(box);
  }
  return room;
}

const radius = 60;

/** Creates the walls: white below like the table, dark above the horizon, so that edges stand out. */
function walls(): Mesh {
  const sphere = new SphereGeometry(radius, 48, 32);
  const places = sphere.getAttribute("position");
  const shades = Array.from({ length: places.count }, (_, at) => {
    const height = places.getY(at) / radius;
    const shade = brightness(height) * (places.getZ(at) / radius > 0.2 ? 0.92 : 1);
    return [shade, shade, shade];
  });
  sphere.setAttribute("color", new BufferAttribute(new Float32Array(shades.flat()), 3));
  return new Mesh(sphere, new MeshBasicMaterial({ vertexColors: true, side: BackSide }));
}

function brightness(height: number): number {
  if (height < -0.08) return 0.88;
  if (height < 0.16) return 0.88 - ((height + 0.08) / 0.24) * 0.62;
  return 0.26 + (height - 0.16) * 0.34;
}
