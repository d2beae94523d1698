CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" text NOT NULL,
	"variant_id" integer NOT NULL,
	"bundle_id" integer,
	"quantity" integer NOT NULL,
	"lens_variant_id" integer,
	"product_option" jsonb NOT NULL,
	"sealed_options" text,
	"needs_optician" boolean DEFAULT false NOT NULL,
	"checksum" text NOT NULL,
	CONSTRAINT "cart_items_cartId_variantId_checksum_unique" UNIQUE("cart_id","variant_id","checksum"),
	CONSTRAINT "cart_quantity_positive" CHECK ("cart_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"store_code" text NOT NULL,
	"customer_id" integer,
	"country" text,
	"region" text,
	"carrier_code" text,
	"method_code" text,
	"payment_code" text,
	"coupon_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone,
	"merged_into" text,
	"point_id" text
);
--> statement-breakpoint
CREATE TABLE "attribute_options" (
	"attribute_id" integer NOT NULL,
	"value" text NOT NULL,
	"position" integer NOT NULL,
	"labels" jsonb NOT NULL,
	"swatch" text,
	CONSTRAINT "attribute_options_attribute_id_value_pk" PRIMARY KEY("attribute_id","value")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"labels" jsonb NOT NULL,
	"unit" text,
	"is_choice" boolean DEFAULT false NOT NULL,
	"is_comparable" boolean DEFAULT false NOT NULL,
	CONSTRAINT "attributes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "group_prices" (
	"variant_id" integer NOT NULL,
	"store_code" text NOT NULL,
	"customer_group_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "group_prices_variant_id_store_code_customer_group_id_pk" PRIMARY KEY("variant_id","store_code","customer_group_id"),
	CONSTRAINT "group_price_not_negative" CHECK ("group_prices"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"store_code" text NOT NULL,
	"valid_from" date NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"variant_id" integer NOT NULL,
	"store_code" text NOT NULL,
	"amount" integer NOT NULL,
	"special_amount" integer,
	"special_from" timestamp with time zone,
	"special_to" timestamp with time zone,
	CONSTRAINT "prices_variant_id_store_code_pk" PRIMARY KEY("variant_id","store_code"),
	CONSTRAINT "price_not_negative" CHECK ("prices"."amount" >= 0 and coalesce("prices"."special_amount", 0) >= 0),
	CONSTRAINT "special_has_beginning" CHECK (("prices"."special_amount" is null) = ("prices"."special_from" is null))
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" integer NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "product_texts_product_id_locale_pk" PRIMARY KEY("product_id","locale"),
	CONSTRAINT "product_texts_locale_slug_unique" UNIQUE("locale","slug")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"type_id" text NOT NULL,
	"status" integer NOT NULL,
	"visibility" integer NOT NULL,
	"tax_class_id" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"lens_matrix" jsonb,
	"discount_percent" integer,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"kept_by_staff" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_not_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"status" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"gallery" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"level" integer NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"active" boolean NOT NULL,
	"menu_visible" boolean NOT NULL,
	"is_landing" boolean NOT NULL,
	"rule" jsonb,
	"image" text,
	"lens_type" text,
	"fitting_box_id" text,
	CONSTRAINT "categories_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "category_products" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_products_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"category_id" integer NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "category_texts_category_id_locale_pk" PRIMARY KEY("category_id","locale"),
	CONSTRAINT "category_texts_locale_slug_unique" UNIQUE("locale","slug")
);
--> statement-breakpoint
CREATE TABLE "filter_description_texts" (
	"description_id" integer NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	CONSTRAINT "filter_description_texts_description_id_locale_pk" PRIMARY KEY("description_id","locale")
);
--> statement-breakpoint
CREATE TABLE "filter_descriptions" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"required_matches" integer NOT NULL,
	"options" jsonb NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "product_links" (
	"product_id" integer NOT NULL,
	"link_type" text NOT NULL,
	"linked_product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_links_product_id_link_type_linked_product_id_pk" PRIMARY KEY("product_id","link_type","linked_product_id")
);
--> statement-breakpoint
CREATE TABLE "tax_classes" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "tax_classes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "tax_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tax_class_id" integer NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"customer_group_ids" integer[],
	"percent" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_costs" (
	"code" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "payment_costs_code_country_currency_pk" PRIMARY KEY("code","country","currency")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"titles" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"carrier_code" text NOT NULL,
	"method_code" text NOT NULL,
	"position" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"needs_point" boolean DEFAULT false NOT NULL,
	"most_pieces" integer,
	"carrier_title" text NOT NULL,
	"titles" jsonb NOT NULL,
	CONSTRAINT "shipping_methods_carrier_code_method_code_pk" PRIMARY KEY("carrier_code","method_code")
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"carrier_code" text NOT NULL,
	"method_code" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "shipping_rates_carrier_code_method_code_country_currency_pk" PRIMARY KEY("carrier_code","method_code","country","currency")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"categories" jsonb NOT NULL,
	"related" jsonb NOT NULL,
	"image" text,
	"texts" jsonb NOT NULL,
	CONSTRAINT "articles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"places" jsonb NOT NULL,
	"wide" text,
	"narrow" text,
	"titles" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"link" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" integer PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"captions" jsonb NOT NULL,
	"link" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_blocks" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "cms_blocks_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "cms_pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "cms_pages_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "front_blocks" (
	"id" integer PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"section" text NOT NULL,
	"titles" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"link" jsonb
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"category_code" text NOT NULL,
	"position" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "questions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"mailbox" text NOT NULL,
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
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"is_for_first_order" boolean DEFAULT false NOT NULL,
	"campaign" text,
	"email" text,
	"mailbox" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_campaign_mailbox_unique" UNIQUE("campaign","mailbox"),
	CONSTRAINT "coupon_takes_off_one_thing" CHECK (("coupons"."percent" is null) <> ("coupons"."amounts" is null)),
	CONSTRAINT "coupon_percent_in_range" CHECK ("coupons"."percent" > 0 and "coupons"."percent" <= 100)
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"address" jsonb NOT NULL,
	"company" text NOT NULL,
	"tax_id" text NOT NULL,
	"is_default_shipping" boolean NOT NULL,
	"is_default_billing" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_groups" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "customer_groups_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"group_id" integer NOT NULL,
	"store_code" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "loyalty_cards" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_cards_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"digest" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"customer_id" integer NOT NULL,
	"visitor_digest" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_customer_id_visitor_digest_pk" PRIMARY KEY("customer_id","visitor_digest")
);
--> statement-breakpoint
CREATE TABLE "password_reset_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email_key" text NOT NULL,
	"is_repeat" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"digest" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"family_id" uuid NOT NULL,
	"customer_id" integer NOT NULL,
	"access_digest" text NOT NULL,
	"refresh_digest" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"access_ends_at" timestamp with time zone NOT NULL,
	"refresh_ends_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	CONSTRAINT "sessions_accessDigest_unique" UNIQUE("access_digest"),
	CONSTRAINT "sessions_refreshDigest_unique" UNIQUE("refresh_digest")
);
--> statement-breakpoint
CREATE TABLE "delivery_points" (
	"carrier_code" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"place" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"hours" jsonb,
	"payment_on_pickup" boolean NOT NULL,
	"available" boolean NOT NULL,
	CONSTRAINT "delivery_points_carrier_code_id_pk" PRIMARY KEY("carrier_code","id")
);
--> statement-breakpoint
CREATE TABLE "express_areas" (
	"country" text NOT NULL,
	"prefix" text NOT NULL,
	CONSTRAINT "express_areas_country_prefix_pk" PRIMARY KEY("country","prefix")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "jobs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"locale" text NOT NULL,
	"store_code" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_item_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_item_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_item_id" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"row_total" integer NOT NULL,
	"discount" integer NOT NULL,
	"tax" integer NOT NULL,
	"is_stocked" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"sku" text NOT NULL,
	"parent_sku" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"row_total" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"tax_percent" double precision NOT NULL,
	"tax" integer NOT NULL,
	"options" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"lens_sku" text,
	"product_option" jsonb NOT NULL,
	"sealed_options" text,
	"erased_at" timestamp with time zone,
	"needs_optician" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_status_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_status_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"comment" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_key" text NOT NULL,
	"cart_id" text NOT NULL,
	"visitor_id" text,
	"caller_key" text,
	"confirm_by" timestamp with time zone,
	"customer_id" integer,
	"number" text NOT NULL,
	"store_code" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"is_virtual" boolean DEFAULT false NOT NULL,
	"company" jsonb,
	"vat_status" text,
	"carrier_code" text NOT NULL,
	"method_code" text NOT NULL,
	"shipping_title" text NOT NULL,
	"pickup_point" jsonb,
	"held_at" timestamp with time zone,
	"payment_code" text NOT NULL,
	"payment_title" text NOT NULL,
	"payment_additional" jsonb,
	"coupon_code" text,
	"subtotal" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"shipping" integer NOT NULL,
	"payment" integer NOT NULL,
	"tax" integer NOT NULL,
	"grand_total" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_orderKey_unique" UNIQUE("order_key"),
	CONSTRAINT "orders_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"order_number" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reason" text,
	"locale" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "online_methods" (
	"code" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"position" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"image" text,
	"currencies" jsonb,
	"allowed" jsonb NOT NULL,
	"excluded" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"issuer" text,
	"transaction_id" text,
	"title" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"checkout_url" text,
	"return_url" text,
	"link_hash" text NOT NULL,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_provider_transactionId_unique" UNIQUE("provider","transaction_id"),
	CONSTRAINT "payments_provider_title_unique" UNIQUE("provider","title")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"refund_id" text,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"title" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"method" text NOT NULL,
	"issuer" text,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"status" text NOT NULL,
	"confirming_since" timestamp with time zone,
	"refunds" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_title_unique" UNIQUE("title"),
	CONSTRAINT "sandbox_payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"nickname" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"customer_id" integer,
	CONSTRAINT "reviews_customerId_productId_unique" UNIQUE("customer_id","product_id"),
	CONSTRAINT "rating_in_stars" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"id" integer PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"opened_on" date NOT NULL,
	"load_test" integer
);
--> statement-breakpoint
CREATE TABLE "staff_calls" (
	"nonce" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salons" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"product" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"google_name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"post_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"hours" jsonb NOT NULL,
	"rating_value" double precision NOT NULL,
	"review_count" integer NOT NULL,
	CONSTRAINT "salons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "subscription_cycles" (
	"subscription_id" integer NOT NULL,
	"cycle" integer NOT NULL,
	"order_id" integer NOT NULL,
	CONSTRAINT "subscription_cycles_subscription_id_cycle_pk" PRIMARY KEY("subscription_id","cycle"),
	CONSTRAINT "subscription_cycles_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"position" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"product_option" jsonb NOT NULL,
	"sealed_options" text,
	"needs_optician" boolean NOT NULL,
	CONSTRAINT "subscription_items_subscriptionId_position_unique" UNIQUE("subscription_id","position")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"store_code" text NOT NULL,
	"status" text NOT NULL,
	"address" jsonb NOT NULL,
	"duration" integer NOT NULL,
	"cycles_done" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"canceled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vat_checks" (
	"country" text NOT NULL,
	"number" text NOT NULL,
	"outcome" text NOT NULL,
	"name" text,
	"address" text,
	"request_id" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vat_checks_country_number_pk" PRIMARY KEY("country","number")
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_bundle_id_products_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_lens_variant_id_variants_id_fk" FOREIGN KEY ("lens_variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_options" ADD CONSTRAINT "attribute_options_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_prices" ADD CONSTRAINT "group_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_prices" ADD CONSTRAINT "group_prices_customer_group_id_customer_groups_id_fk" FOREIGN KEY ("customer_group_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_products" ADD CONSTRAINT "category_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_texts" ADD CONSTRAINT "category_texts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filter_description_texts" ADD CONSTRAINT "filter_description_texts_description_id_filter_descriptions_id_fk" FOREIGN KEY ("description_id") REFERENCES "public"."filter_descriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filter_descriptions" ADD CONSTRAINT "filter_descriptions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_options" ADD CONSTRAINT "bundle_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parts" ADD CONSTRAINT "product_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parts" ADD CONSTRAINT "product_parts_option_id_bundle_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."bundle_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parts" ADD CONSTRAINT "product_parts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_links" ADD CONSTRAINT "product_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_links" ADD CONSTRAINT "product_links_linked_product_id_products_id_fk" FOREIGN KEY ("linked_product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rules" ADD CONSTRAINT "tax_rules_tax_class_id_tax_classes_id_fk" FOREIGN KEY ("tax_class_id") REFERENCES "public"."tax_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_costs" ADD CONSTRAINT "payment_costs_code_payment_methods_code_fk" FOREIGN KEY ("code") REFERENCES "public"."payment_methods"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD CONSTRAINT "cms_pages_parent_id_cms_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cms_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_cards" ADD CONSTRAINT "loyalty_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item_parts" ADD CONSTRAINT "order_item_parts_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_history" ADD CONSTRAINT "order_status_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD CONSTRAINT "subscription_cycles_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD CONSTRAINT "subscription_cycles_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_items" ADD CONSTRAINT "subscription_items_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_items" ADD CONSTRAINT "subscription_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_cart" ON "carts" USING btree ("customer_id","store_code") WHERE "carts"."ordered_at" is null and "carts"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "carts_updated_at_index" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "price_history_variant_id_store_code_valid_from_amount_index" ON "price_history" USING btree ("variant_id","store_code","valid_from","amount");--> statement-breakpoint
CREATE INDEX "variants_product_id_index" ON "variants" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "category_products_product_id_index" ON "category_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_parts_variant_id_index" ON "product_parts" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "product_links_linked_product_id_index" ON "product_links" USING btree ("linked_product_id");--> statement-breakpoint
CREATE INDEX "tax_rules_tax_class_id_country_index" ON "tax_rules" USING btree ("tax_class_id","country");--> statement-breakpoint
CREATE INDEX "coupon_uses_code_mailbox_index" ON "coupon_uses" USING btree ("code","mailbox");--> statement-breakpoint
CREATE INDEX "customer_addresses_customer_id_index" ON "customer_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "known_browsers_seen_at_index" ON "known_browsers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "password_resets_customer_id_index" ON "password_resets" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_customer_id_index" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_family_id_index" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sessions_refresh_ends_at_index" ON "sessions" USING btree ("refresh_ends_at");--> statement-breakpoint
CREATE INDEX "delivery_points_country_index" ON "delivery_points" USING btree ("country");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "order_item_parts_order_item_id_index" ON "order_item_parts" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "order_items_order_id_index" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_status_history_order_id_index" ON "order_status_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_customer_id_index" ON "orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_email_index" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_mailbox_index" ON "orders" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "orders_visitor_id_index" ON "orders" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "orders_caller_key_index" ON "orders" USING btree ("caller_key");--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "reviews_product_id_index" ON "reviews" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "staff_calls_ends_at_index" ON "staff_calls" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "subscriptions_customer_id_index" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
-- EU rules on price reductions ask for the lowest price of the last 30 days, so no charged price may be changed or removed.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER price_history_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO "customer_groups" ("id", "code") VALUES (1, 'general'), (2, 'wholesale');
