type Clause = Readonly<Record<string, unknown>>;

/** Adds a clause: its type, field, value and options; at the end a function that adds the clauses within it. */
type Add = (type: string, ...rest: readonly unknown[]) => QueryChain;

interface Parts {
  readonly query?: Clause;
  readonly filter?: Clause;
}

/** The part of the package `bodybuilder` that the query builder is written for, with the bodies that it makes. */
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

/** One clause stands for itself; several are joined by a bool. */
function joined({ and, or, not, minimum }: Group): Clause | undefined {
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

/** What was added within a clause: a bool takes over what another bool would hold. */
function within(type: string, { query, filter }: Parts, isFilter: boolean): Clause {
  if (isFilter && type === "bool" && isObject(filter?.["bool"])) return filter["bool"];
  if (type === "bool" && isObject(query?.["bool"])) return query["bool"];
  return { ...(query && { query }), ...(filter && { filter }) };
}

export function createQueryChain(): QueryChain {
  const queries: Group = { and: [], or: [], not: [] };
  const filters: Group = { and: [], or: [], not: [] };
  const body: Record<string, unknown> = {};
  const aggregations: Record<string, Clause> = {};

  const adder =
    (group: Group, join: "and" | "or" | "not"): Add =>
    (type, ...rest) => {
      const nest = rest.at(-1);
      const inner: Parts = typeof nest === "function" ? nest(createQueryChain()).parts() : {};
      const own = clauseOf(typeof nest === "function" ? rest.slice(0, -1) : rest);
      group[join].push({ [type]: { ...own, ...within(type, inner, group === filters) } });
      return chain;
    };

  const parts = (): Parts => {
    const query = joined(queries);
    const filter = joined(filters);
    return { ...(query && { query }), ...(filter && { filter }) };
  };

  const chain: QueryChain = {
    filter: adder(filters, "and"),
    orFilter: adder(filters, "or"),
    notFilter: adder(filters, "not"),
    query: adder(queries, "and"),
    orQuery: adder(queries, "or"),
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
