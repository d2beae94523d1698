import { useSearch } from "@tanstack/react-router";

/** Returns the page of a list, from 1, that the address names with `page`. */
export function usePageNumber(): number {
  const { page }: { readonly page?: unknown } = useSearch({ strict: false });
  return typeof page === "string" && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
