import { renders } from "./renders.ts";

const { page, tree, bare, memory } = await renders();
console.table({
  "product page, µs": page.toFixed(0),
  "renderToString of its tree, µs": tree.toFixed(0),
  "bare node:http answer of its HTML, client included, µs": bare.toFixed(0),
  "page : tree": (page / tree).toFixed(2),
  "page : bare answer": (page / bare).toFixed(2),
});
console.table(
  memory.map(({ renders: count, heap, resident }) => ({
    renders: count,
    "heap, MB": heap.toFixed(1),
    "resident, MB": resident.toFixed(1),
  })),
);
process.exit(0);
