/**
 * The face shapes that guides distinguish. A diamond counts as rectangular, a heart as a trapezoid
 * (docs/specification/products.md#product-14).
 */
export const faceShapes = ["square", "round", "oval", "rectangular", "trapezoid", "triangular"] as const;
export type FaceShape = (typeof faceShapes)[number];

/** The SVG view box for `faceOutlines` in mm, with a margin around every face and the frames drawn over it. */
export const faceBox = "-80 -108 160 216";

/** The height of the eyes above the centre of the box, in mm. Frames are centred there. */
export const eyeHeight = 12;

/** The outline of each face from the front, as closed SVG path data in mm around its centre, to the scale of frames. */
export const faceOutlines: Readonly<Record<FaceShape, string>> = {
  square:
    "M0-92c15 0 35 3 46 10 11 7 16 21 20 34 4 13 4 27 4 42 0 15 0 38-2 50-2 12-2 17-8 24-6 7-16 15-26 19-10 4-23 4-34 4-11 0-24 0-34-4-10-4-20-12-26-19-6-7-6-12-8-24-2-12-2-35-2-50 0-15 0-29 4-42 4-13 9-27 20-34 11-7 31-10 46-10z",
  round:
    "M0-88c15 0 33 4 44 12 12 8 20 23 25 36 5 13 6 28 6 42 0 14-2 28-8 40-5 12-17 25-25 32-8 7-15 9-22 11-7 2-13 3-20 3-7 0-13-1-20-3-7-2-14-4-22-11-8-7-20-20-25-32-6-12-8-26-8-40 0-14 1-29 6-42 5-13 13-28 25-36 11-8 29-12 44-12z",
  oval: "M0-100c14 0 32 5 42 14 10 9 16 25 20 38 4 13 5 27 4 42-1 15-4 34-9 48-5 14-15 29-21 38-6 9-11 12-17 15-6 4-13 6-19 6-6 0-13-2-19-6-6-3-11-6-17-15-6-9-16-24-21-38-5-14-8-33-9-48-1-15 0-29 4-42 4-13 10-29 20-38 10-9 28-14 42-14z",
  rectangular:
    "M0-104c13 0 31 3 40 10 10 7 14 20 17 34 3 14 3 34 3 52 0 18 0 41-2 56-2 15-6 27-12 36-6 9-15 14-23 17-8 3-15 3-23 3-8 0-15 0-23-3-8-3-17-8-23-17-6-9-10-21-12-36-2-15-2-38-2-56 0-18 0-38 3-52 3-14 7-27 17-34 9-7 27-10 40-10z",
  trapezoid:
    "M0-96c16 0 36 4 48 12 12 8 19 25 22 38 4 13 2 24-1 38-2 14-8 31-14 44-6 13-15 27-22 36-7 10-13 16-19 21-5 5-9 7-14 7-5 0-9-2-14-7-6-5-12-11-19-21-7-9-16-23-22-36-6-13-12-30-14-44-3-14-5-25-1-38 3-13 10-30 22-38 12-8 32-12 48-12z",
  triangular:
    "M0-96c11 0 25 3 34 11 9 8 14 22 19 35 5 13 7 28 10 42 3 14 8 30 7 42 0 12-3 23-10 32-7 9-20 16-30 20-10 4-20 4-30 4-10 0-20 0-30-4-10-4-23-11-30-20-7-9-10-20-10-32-1-12 4-28 7-42 3-14 5-29 10-42 5-13 10-27 19-35 9-8 23-11 34-11z",
};
