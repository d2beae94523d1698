CREATE TABLE "group_prices" (
	"variant_id" integer NOT NULL,
	"store_code" text NOT NULL,
	"customer_group_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "group_prices_variant_id_store_code_customer_group_id_pk" PRIMARY KEY("variant_id","store_code","customer_group_id"),
	CONSTRAINT "group_price_not_negative" CHECK ("group_prices"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "group_prices" ADD CONSTRAINT "group_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_prices" ADD CONSTRAINT "group_prices_customer_group_id_customer_groups_id_fk" FOREIGN KEY ("customer_group_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;