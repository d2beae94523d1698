import { writeFileSync } from "node:fs";
import { sizeOf } from "./bytes.ts";
import { limitsFile, pageFiles } from "./pageBytes.ts";

// Accepts the present size of every page, plus 0.1 KB, as its limit: `npm run bytes:accept`, for a new page, or for a
// change that is worth its bytes.

const accepted = (await pageFiles()).map(({ id, code }) => [id, Math.ceil(sizeOf(code) * 10 + 1) / 10] as const);
writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(accepted.toSorted()), null, 2)}\n`);
