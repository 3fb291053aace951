CREATE TABLE "ad_imports" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"folder_id" uuid,
	"ad" jsonb,
	"status" text NOT NULL,
	"problem" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone,
	CONSTRAINT "ad_imports_user_id_import_id_line_pk" PRIMARY KEY("user_id","import_id","line")
);
--> statement-breakpoint
ALTER TABLE "ad_imports" ADD CONSTRAINT "ad_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_imports" ADD CONSTRAINT "ad_imports_folder_id_ad_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."ad_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_imports_line" ON "ad_imports" USING btree ("status","line","asked_at");