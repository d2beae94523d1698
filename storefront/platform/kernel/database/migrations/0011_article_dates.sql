ALTER TABLE "articles" ADD COLUMN "published_on" date;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "author" text;