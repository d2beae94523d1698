import { defineConfig } from "drizzle-kit";

/** `drizzle-kit generate --config storefront/platform/kernel/database/drizzle.config.ts`, from the root, after a change of the schema. */
export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./storefront/platform/**/tables/*.ts",
  out: "./storefront/platform/kernel/database/migrations",
});
