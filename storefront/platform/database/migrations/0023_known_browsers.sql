CREATE TABLE "known_browsers" (
	"customer_id" integer NOT NULL,
	"visitor_digest" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_customer_id_visitor_digest_pk" PRIMARY KEY("customer_id","visitor_digest")
);
--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_seen_at_index" ON "known_browsers" USING btree ("seen_at");