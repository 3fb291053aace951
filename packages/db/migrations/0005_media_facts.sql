ALTER TABLE "assets" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "rotation" smallint;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "has_audio" boolean;