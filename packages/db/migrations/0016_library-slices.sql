UPDATE "library_ads" SET "search_tags" = array_remove("search_tags", 'active=true') || ARRAY[
	'active=' || "active",
	'started1=' || ("started_on" - date '1970-01-01') / 1,
	'ran1=' || greatest(0, "last_seen_on" - "started_on") / 1,
	'started5=' || ("started_on" - date '1970-01-01') / 5,
	'ran5=' || greatest(0, "last_seen_on" - "started_on") / 5,
	'started30=' || ("started_on" - date '1970-01-01') / 30,
	'ran30=' || greatest(0, "last_seen_on" - "started_on") / 30,
	'started180=' || ("started_on" - date '1970-01-01') / 180,
	'ran180=' || greatest(0, "last_seen_on" - "started_on") / 180
] || coalesce((
	SELECT array_agg('domain=' || array_to_string("labels"["from":], '.'))
	FROM (SELECT string_to_array(regexp_replace(lower(substring("landing_page" FROM '^https?://([^/?#:@]+)')), '^www\.', ''), '.') AS "labels") AS "site",
		generate_series(1, array_length("labels", 1) - 1) AS "from"
), '{}');
