type Clause = Readonly<Record<string, unknown>>;

/** Adds a clause with its type, field, value and options. The last argument may be a function that adds nested clauses. */
type Add = (type: string, ...rest: readonly unknown[]) => QueryChain;

interface Parts {
  readonly query?: Clause;
  readonly filter?: Clause;
}

/** The part of the package `bodybuilder` that `storefront-query-builder` uses. It builds the same bodies. */
export interface QueryChain {
  readonly filter: Add;
  readonly orFilter: Add;
  readonly notFilter: Add;
  readonly query: Add;
  readonly orQuery: Add;
  readonly filterMinimumShouldMatch: (minimum: number) => QueryChain;
  readonly aggregation: (type: string, field: string, options?: Clause) => QueryChain;
  readonly sort: (keys: readonly Clause[]) => QueryChain;
  readonly clone: () => QueryChain;
  readonly parts: () => Parts;
  readonly build: () => Clause;
}

interface Group {
  readonly and: Clause[];
  readonly or: Clause[];
  readonly not: Clause[];
  minimum?: number;
}

const isObject = (value: unknown): value is Clause => typeof value === "object" && value !== null;

/** Returns the clause of a group, or a bool clause if it has several. */
function toClause({ and, or, not, minimum }: Group): Clause | undefined {
  const [first, ...others] = and;
  if (and.length + or.length + not.length === 0) return undefined;
  if (first && others.length + or.length + not.length === 0) return first;
  return {
    bool: {
      ...(first && { must: others.length > 0 ? and : first }),
      ...(or.length > 0 && { should: or }),
      ...(not.length > 0 && { must_not: not }),
      ...(minimum !== undefined && or.length > 1 && { minimum_should_match: minimum }),
    },
  };
}

function clauseOf([field, value, options]: readonly unknown[]): Clause {
  if (value !== undefined && value !== null) return { [String(field)]: value, ...(isObject(options) && options) };
  if (isObject(field)) return field;
  return field === undefined ? {} : { field };
}

/** Returns the body of nested clauses. A bool within a bool is merged into it. */
function nestedBody(type: string, { query, filter }: Parts, isFilter: boolean): Clause {
  if (isFilter && type === "bool" && isObject(filter?.["bool"])) return filter["bool"];
  if (type === "bool" && isObject(query?.["bool"])) return query["bool"];
  return { ...(query && { query }), ...(filter && { filter }) };
}

/** Creates an empty chain. */
export function createQueryChain(): QueryChain {
  const queries: Group = { and: [], or: [], not: [] };
  const filters: Group = { and: [], or: [], not: [] };
  const body: Record<string, unknown> = {};
  const aggregations: Record<string, Clause> = {};

  const createAdd =
    (group: Group, join: "and" | "or" | "not"): Add =>
    (type, ...rest) => {
      const nest = rest.at(-1);
      const inner: Parts = typeof nest === "function" ? nest(createQueryChain()).parts() : {};
      const own = clauseOf(typeof nest === "function" ? rest.slice(0, -1) : rest);
      group[join].push({ [type]: { ...own, ...nestedBody(type, inner, group === filters) } });
      return chain;
    };

  const parts = (): Parts => {
    const query = toClause(queries);
    const filter = toClause(filters);
    return { ...(query && { query }), ...(filter && { filter }) };
  };

  const chain: QueryChain = {
    filter: createAdd(filters, "and"),
    orFilter: createAdd(filters, "or"),
    notFilter: createAdd(filters, "not"),
    query: createAdd(queries, "and"),
    orQuery: createAdd(queries, "or"),
    filterMinimumShouldMatch(minimum) {
      filters.minimum = minimum;
      return chain;
    },
    aggregation(type, field, options = {}) {
      aggregations[`agg_${type}_${field}`] = { [type]: { field, ...options } };
      return chain;
    },
    sort(keys) {
      body["sort"] = keys.flatMap(Object.entries).map(([field, how]) => ({
        [field]: isObject(how) ? how : { order: how },
      }));
      return chain;
    },
    clone: () => createQueryChain(),
    parts,
    build() {
      const { query, filter } = parts();
      const inBool = query && isObject(query["bool"]) ? query["bool"] : query && { must: query };
      return {
        ...body,
        ...(filter ? { query: { bool: { filter, ...inBool } } } : query && { query }),
        ...(Object.keys(aggregations).length > 0 && { aggs: aggregations }),
      };
    },
  };
  return chain;
}
