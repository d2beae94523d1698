ALTER TABLE "orders" ADD COLUMN "caller_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_visitor_id_index" ON "orders" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "orders_caller_key_index" ON "orders" USING btree ("caller_key");