CREATE TABLE "avatar_photos" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"avatar_id" uuid,
	"avatar" text NOT NULL,
	"setting" text NOT NULL,
	"words" text NOT NULL,
	"framing" text NOT NULL,
	"ratio" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_avatars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"photo" uuid NOT NULL,
	"face" jsonb NOT NULL,
	"consent" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatar_photos" ADD CONSTRAINT "avatar_photos_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatar_photos" ADD CONSTRAINT "avatar_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatar_photos" ADD CONSTRAINT "avatar_photos_avatar_id_custom_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."custom_avatars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_avatars" ADD CONSTRAINT "custom_avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatar_photos_of_user" ON "avatar_photos" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "avatar_photos_of_avatar" ON "avatar_photos" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "custom_avatars_of_user" ON "custom_avatars" USING btree ("user_id","created_at");