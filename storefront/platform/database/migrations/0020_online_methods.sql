CREATE TABLE "online_methods" (
	"code" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"position" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"image" text,
	"allowed" jsonb NOT NULL,
	"excluded" jsonb NOT NULL
);
