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
CREATE INDEX "delivery_points_country_index" ON "delivery_points" USING btree ("country");