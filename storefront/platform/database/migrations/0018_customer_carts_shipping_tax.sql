ALTER TABLE "tax_rules" DROP CONSTRAINT "tax_rules_tax_class_id_country_pk";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "point_id" text;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "needs_point" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "most_pieces" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_point" jsonb;--> statement-breakpoint
ALTER TABLE "tax_rules" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "tax_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "tax_rules" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "tax_rules" ADD COLUMN "customer_group_ids" integer[];--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_cart" ON "carts" USING btree ("customer_id","store_code") WHERE "carts"."ordered_at" is null and "carts"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "tax_rules_tax_class_id_country_index" ON "tax_rules" USING btree ("tax_class_id","country");