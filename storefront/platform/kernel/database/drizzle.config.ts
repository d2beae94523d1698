import { defineConfig } from "drizzle-kit";

/**
 * Creates migrations. Run from the root after a change of the schema:
 * `storefront/node_modules/.bin/drizzle-kit generate --config storefront/platform/kernel/database/drizzle.config.ts`
 */
export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./storefront/platform/**/tables/*.ts",
  out: "./storefront/platform/kernel/database/migrations",
});
