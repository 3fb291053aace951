DROP INDEX "library_looks_marks";--> statement-breakpoint
ALTER TABLE "library_looks" ADD COLUMN "steps" bit(512);--> statement-breakpoint
UPDATE "library_looks" SET "steps" = (
	SELECT string_agg(CASE WHEN get_byte("look", 5 * cell + part - 1) > height THEN '1' ELSE '0' END, '' ORDER BY cell, part, height)::bit(512)
	FROM generate_series(0, 15) AS cell, (VALUES
		(1, ARRAY[54, 64, 74, 84, 94, 104, 113, 123, 133, 143, 153, 163]),
		(2, ARRAY[115, 126, 136, 147]),
		(3, ARRAY[118, 132, 145, 159]),
		(4, ARRAY[7, 14, 21, 28, 35, 42]),
		(5, ARRAY[9, 18, 27, 37, 46, 55])
	) AS heights(part, list), unnest(list) AS height
);--> statement-breakpoint
ALTER TABLE "library_looks" ALTER COLUMN "steps" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "library_looks" DROP COLUMN "marks";
