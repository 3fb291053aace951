CREATE TABLE "pronunciations" (
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"word" text NOT NULL,
	"say" text NOT NULL,
	CONSTRAINT "pronunciations_user_id_language_key_pk" PRIMARY KEY("user_id","language","key")
);
--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;