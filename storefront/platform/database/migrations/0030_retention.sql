ALTER TABLE "order_items" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "carts_updated_at_index" ON "carts" USING btree ("updated_at");