CREATE TABLE "document_revisions" (
	"project_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"schema_version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"mutation_id" text NOT NULL,
	"restored_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_revisions_project_id_revision_pk" PRIMARY KEY("project_id","revision")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"thinned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "document_revision" integer;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_project_id_documents_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."documents"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_revisions_mutation" ON "document_revisions" USING btree ("project_id","mutation_id");--> statement-breakpoint
CREATE INDEX "documents_thinned" ON "documents" USING btree ("thinned_at");