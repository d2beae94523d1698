CREATE TABLE "removed_pages" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_pages_kind_code_pk" PRIMARY KEY("kind","code")
);
