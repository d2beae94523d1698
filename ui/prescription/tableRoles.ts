/** Laid out as a grid, a table loses its meaning in some browsers: its parts say what they are. */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  eye: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
