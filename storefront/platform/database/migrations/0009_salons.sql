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
