ALTER TABLE "cart_items" ADD COLUMN "lens_variant_id" integer;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "sealed_options" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "needs_optician" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "lens_sku" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sealed_options" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "needs_optician" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_lens_variant_id_variants_id_fk" FOREIGN KEY ("lens_variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DELETE FROM "cart_items" WHERE jsonb_array_length("product_option" -> 'custom') > 0;--> statement-breakpoint
UPDATE "order_items" SET "product_option" = jsonb_set("product_option", '{custom}', '[]') WHERE jsonb_array_length("product_option" -> 'custom') > 0;
