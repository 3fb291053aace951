CREATE TABLE "provider_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"run_id" uuid,
	"capability" text NOT NULL,
	"vendor" text NOT NULL,
	"model" text NOT NULL,
	"units" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cost_micros" bigint,
	"ms" integer,
	"outcome" text DEFAULT 'started' NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_calls" ADD CONSTRAINT "provider_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_calls" ADD CONSTRAINT "provider_calls_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_calls_spent" ON "provider_calls" USING btree ("capability","created_at");--> statement-breakpoint
CREATE INDEX "provider_calls_of_run" ON "provider_calls" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "provider_calls_of_user" ON "provider_calls" USING btree ("user_id");