import { createRootRoute, createRoute } from "@tanstack/react-router";
import { createPageQueryParser } from "#app/pageQuery.ts";

const root = createRootRoute({});
const page = (path: string, query: readonly string[]) =>
  createRoute({ getParentRoute: () => root, path, staticData: { query } });

/** Parses the query of three pages: a list, the checkout, and the cart, which reads none. */
export const parsePageQuery = createPageQueryParser(
  root.addChildren([
    page("/c", ["shape", "color", "page", "query_string", "contactlens_wear_period"]),
    page("/checkout", ["step"]),
    createRoute({ getParentRoute: () => root, path: "/cart" }),
  ]),
);
