import { Color } from "three";

const decimal = (value: number) => value.toFixed(4);

/** A colour of ours as a shader's constant, in linear light. */
export function glslColor(color: string): string {
  const { r, g, b } = new Color(color);
  return `vec3(${[r, g, b].map(decimal).join(",")})`;
}

export const glslNumber = decimal;
