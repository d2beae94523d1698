import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

type Matrix = readonly [number, number, number, number, number, number];
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
type Node = Awaited<ReturnType<Page["getStructTree"]>>;

/** A rectangle in mm, measured from the upper left corner of the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const millimetresPerPoint = 25.4 / 72;
const identity: Matrix = [1, 0, 0, 1, 0, 0];

const product = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Returns the box of two opposite corners in the coordinate system of `matrix`. */
function boxOf(matrix: Matrix, pageHeight: number, [x1, y1, x2, y2]: readonly [number, number, number, number]): Box {
  const corners = [product(matrix, [1, 0, 0, 1, x1, y1]), product(matrix, [1, 0, 0, 1, x2, y2])];
  const across = corners.map(([, , , , x]) => x * millimetresPerPoint);
  const down = corners.map(([, , , , , y]) => (pageHeight - y) * millimetresPerPoint);
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

const numbers = (value: unknown): readonly number[] => {
  if (value === null || typeof value !== "object")
    throw new Error("A drawing instruction of the PDF has no numeric arguments.");
  return Object.values(value).map(Number);
};

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(value);
  return [a, b, c, d, e, f];
}

/** Returns the bounding boxes of all drawn paths, in drawing order. */
async function outlinesOf(page: Page, pageHeight: number): Promise<readonly Box[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const outlines: Box[] = [];
  const saved: Matrix[] = [];
  let matrix = identity;
  fnArray.forEach((instruction, index) => {
    const values: unknown = argsArray[index];
    if (instruction === OPS.save) saved.push(matrix);
    if (instruction === OPS.restore) matrix = saved.pop() ?? identity;
    if (instruction === OPS.transform) matrix = product(matrix, matrixOf(values));
    if (instruction === OPS.constructPath && Array.isArray(values)) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers(values[2]);
      outlines.push(boxOf(matrix, pageHeight, [x1, y1, x2, y2]));
    }
  });
  return outlines;
}

const rolesOf = (node: Node): readonly string[] => [
  node.role,
  ...node.children.flatMap((child) => ("role" in child ? rolesOf(child) : [])),
];

/** Reads the metadata of a PDF and the contents of its first page. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const page = await document.getPage(1);
  const [, , width = 0, height = 0] = page.view;
  const { info } = await document.getMetadata();
  const { items, lang } = await page.getTextContent();
  const lines = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
  return {
    pages: document.numPages,
    size: { width: width * millimetresPerPoint, height: height * millimetresPerPoint },
    info,
    language: lang,
    preferences: await document.getViewerPreferences(),
    text: items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
    /** Bounding box of each line of text, from descenders to ascenders. */
    places: lines.map(({ transform, width: length, height: size }) =>
      boxOf(scaledDown(matrixOf(transform), size), height, [0, -0.22 * size, length, 0.74 * size]),
    ),
    outlines: await outlinesOf(page, height),
    /** Roles of the page's parts, in reading order. */
    roles: rolesOf(await page.getStructTree()),
  };
}

/** Removes the font size from the transformation of a text. */
const scaledDown = ([a, b, c, d, e, f]: Matrix, size: number): Matrix => [a / size, b / size, c / size, d / size, e, f];
