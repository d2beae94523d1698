CREATE TABLE "bundle_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bundle_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"labels" jsonb NOT NULL,
	"required" boolean NOT NULL,
	CONSTRAINT "bundle_options_productId_code_unique" UNIQUE("product_id","code")
);
--> statement-breakpoint
CREATE TABLE "product_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"option_id" integer,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_parts_productId_variantId_unique" UNIQUE("product_id","variant_id"),
	CONSTRAINT "part_quantity_positive" CHECK ("product_parts"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "discount_percent" integer;--> statement-breakpoint
ALTER TABLE "bundle_options" ADD CONSTRAINT "bundle_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parts" ADD CONSTRAINT "product_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parts" ADD CONSTRAINT "product_parts_option_id_bundle_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."bundle_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parts" ADD CONSTRAINT "product_parts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_parts_variant_id_index" ON "product_parts" USING btree ("variant_id");