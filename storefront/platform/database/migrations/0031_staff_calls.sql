CREATE TABLE "staff_calls" (
	"nonce" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_calls_ends_at_index" ON "staff_calls" USING btree ("ends_at");