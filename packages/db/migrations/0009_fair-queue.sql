ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_sign";--> statement-breakpoint
DROP INDEX "runs_waiting";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "spared_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "turn" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "children" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "question" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_parent_id_runs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_begun" ON "runs" USING btree ("queue","turn") WHERE "runs"."started_at" is not null;--> statement-breakpoint
CREATE INDEX "runs_turns_of_user" ON "runs" USING btree ("user_id","queue","turn");--> statement-breakpoint
CREATE INDEX "runs_measured" ON "runs" USING btree ("tool","finished_at") WHERE "runs"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "runs_children" ON "runs" USING btree ("parent_id") WHERE "runs"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "runs_waiting" ON "runs" USING btree ("queue","turn","created_at") WHERE "runs"."status" in ('queued', 'processing');--> statement-breakpoint
ALTER TABLE "runs" DROP COLUMN "enqueued_at";--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_sign" CHECK (case "credit_entries"."kind" when 'hold' then "credit_entries"."amount" <= 0 else "credit_entries"."amount" >= 0 end);