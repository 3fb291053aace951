CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" double precision,
	"currency" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"videos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"logo" text,
	"colors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_versions" (
	"project_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"run_id" uuid NOT NULL,
	CONSTRAINT "project_versions_project_id_version_pk" PRIMARY KEY("project_id","version")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"title" text NOT NULL,
	"params" jsonb NOT NULL,
	"run_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "projects_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "upload_chunks" (
	"user_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "upload_chunks_user_id_upload_id_index_pk" PRIMARY KEY("user_id","upload_id","index")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"total" integer NOT NULL,
	"name" text NOT NULL,
	"sha256" text,
	"joining_until" timestamp with time zone,
	"asset_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_user_id_upload_id_uploads_user_id_id_fk" FOREIGN KEY ("user_id","upload_id") REFERENCES "public"."uploads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_of_user" ON "products" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_deleted" ON "products" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_versions_run" ON "project_versions" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "projects_of_user" ON "projects" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("deleted_at") WHERE "projects"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "uploads_touched" ON "uploads" USING btree ("touched_at");--> statement-breakpoint
-- Work that was made before there were projects becomes projects.
INSERT INTO "projects" ("id", "user_id", "tool", "title", "params", "run_id", "version", "created_at", "updated_at")
SELECT "id", "user_id", "tool", left(coalesce("input"#>>'{brief,product}', "input"#>>'{content,url}', "input"#>>'{content,text}', "input"#>>'{content,ssid}', "input"#>>'{content,to}', "input"#>>'{content,phone}', ''), 120), "input", "id", 1, "created_at", coalesce("finished_at", "created_at")
FROM "runs" WHERE "tool" IN ('ad-copy', 'qr-code');--> statement-breakpoint
INSERT INTO "project_versions" ("project_id", "version", "run_id") SELECT "id", 1, "run_id" FROM "projects" WHERE "run_id" IS NOT NULL;
