import { Shape } from "three";

/** About the middle, in mm. */
export function roundedRectangle(width: number, length: number, round: number): Shape {
  const [x, y] = [width / 2, length / 2];
  const shape = new Shape();
  shape.moveTo(-x + round, -y);
  shape.lineTo(x - round, -y).quadraticCurveTo(x, -y, x, -y + round);
  shape.lineTo(x, y - round).quadraticCurveTo(x, y, x - round, y);
  shape.lineTo(-x + round, y).quadraticCurveTo(-x, y, -x, y - round);
  shape.lineTo(-x, -y + round).quadraticCurveTo(-x, -y, -x + round, -y);
  return shape;
}
