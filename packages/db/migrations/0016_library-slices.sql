UPDATE "library_ads" SET "search_tags" = array_remove("search_tags", 'active=true') || ARRAY[
	'active=' || "active",
	'started=' || ("started_on" - date '1970-01-01'),
	'started30=' || ("started_on" - date '1970-01-01') / 30,
	'ran=' || greatest(0, "last_seen_on" - "started_on"),
	'ran30=' || greatest(0, "last_seen_on" - "started_on") / 30
] || coalesce((
	SELECT array_agg('domain=' || array_to_string("labels"["from":], '.'))
	FROM (SELECT string_to_array(regexp_replace(lower(substring("landing_page" FROM '^https?://([^/?#:@]+)')), '^www\.', ''), '.') AS "labels") AS "site",
		generate_series(1, array_length("labels", 1) - 1) AS "from"
), '{}');
