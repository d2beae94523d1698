ALTER TABLE "customers" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "mailbox" text;--> statement-breakpoint
CREATE INDEX "mails_mailbox_created_at_index" ON "mails" USING btree ("mailbox","created_at");