CREATE TABLE "terminations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terminations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer,
	"kind" text NOT NULL,
	"reason" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"ends_on" date,
	"locale" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "terminations" ADD CONSTRAINT "terminations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;