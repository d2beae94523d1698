/** In mm: half the width, half the depth, where the wall ends, and the whole height. */
export interface BottleSize {
  readonly rx: number;
  readonly rz: number;
  readonly shoulder: number;
  readonly height: number;
}

/** Of a bottle that holds so many millilitres, with some air above them: all are of one form. */
export function bottleSize(millilitres: number): BottleSize {
  const depth = 0.68;
  const tall = 3.5;
  const rx = Math.cbrt((millilitres * 1000 * 1.06) / (Math.PI * depth * tall));
  const shoulder = rx * tall;
  return { rx, rz: rx * depth, shoulder, height: shoulder + rx * 1.12 };
}
