import { Color } from "three";

const decimal = (value: number) => value.toFixed(4);

/** Light as a shader's constant. */
export const glslLight = ({ r, g, b }: Color): string => `vec3(${[r, g, b].map(decimal).join(",")})`;

/** A colour of ours as a shader's constant, in linear light. */
export const glslColor = (color: string): string => glslLight(new Color(color));

export const glslNumber = decimal;
