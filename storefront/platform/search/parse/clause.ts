import type { Query } from "../engine/query.ts";
import type { Place } from "./place.ts";

/** Reads a clause such as `{ terms: { color: [10] } }`. */
export type ReadQuery = (clause: unknown, place: Place) => Query;

/** Reads what stands under the name of a clause; the clauses within it by `readQuery`. */
export type ReadClause = (body: unknown, place: Place, readQuery: ReadQuery) => Query;
