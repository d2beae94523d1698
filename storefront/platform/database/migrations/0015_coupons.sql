CREATE TABLE "coupon_uses" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" double precision,
	"amounts" jsonb,
	"kinds" text[],
	"store_codes" text[],
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"most_uses" integer,
	"most_uses_each" integer,
	"is_for_first_order" boolean DEFAULT false NOT NULL,
	"campaign" text,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_campaign_email_unique" UNIQUE("campaign","email"),
	CONSTRAINT "coupon_takes_off_one_thing" CHECK (("coupons"."percent" is null) <> ("coupons"."amounts" is null)),
	CONSTRAINT "coupon_percent_in_range" CHECK ("coupons"."percent" > 0 and "coupons"."percent" <= 100)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "payment_code" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_code_index" ON "coupon_uses" USING btree ("code");--> statement-breakpoint
CREATE INDEX "orders_email_index" ON "orders" USING btree (lower("email"));