/** The beginnings of the keys of queries whose answers belong to a customer. A logout removes them. */
export const personalQueries: readonly (readonly string[])[] = [["customer"], ["order"]];
