ALTER TABLE "orders" ADD COLUMN "is_unproven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "holds_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "unproven_orders" ON "orders" USING btree ("id") WHERE "orders"."is_unproven";