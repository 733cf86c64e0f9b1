import { bytes, integer, moment, neverNull, query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

type SourceLogo = { image: Uint8Array; contentType: string; fetchedAt: Date }

/** Null means that the source has no usable icon, so that it is not fetched again at once. */
export async function saveSourceLogo(
	db: Queryable,
	sourceId: number,
	logo: Omit<SourceLogo, 'fetchedAt'> | null,
	now: Date,
): Promise<void> {
	const image = logo === null ? null : Buffer.from(logo.image)
	// A failed attempt keeps the earlier picture.
	await sql`
		insert into source_logo (source_id, image, content_type, fetched_at)
		values (${sourceId}, ${image}, ${logo?.contentType ?? null}, ${now})
		on conflict (source_id) do update set fetched_at = excluded.fetched_at,
			image = coalesce(excluded.image, source_logo.image),
			content_type = coalesce(excluded.content_type, source_logo.content_type)
	`.execute(db)
}

export async function findSourceLogo(db: Queryable, sourceId: number): Promise<SourceLogo | undefined> {
	const found = await query({ image: neverNull(bytes), contentType: neverNull(text), fetchedAt: moment })`
		select image, content_type as "contentType", fetched_at as "fetchedAt"
		from source_logo where source_id = ${sourceId} and image is not null
	`.execute(db)
	return found.rows[0]
}

/** Sources of the catalogue whose icon was never fetched, or last before the given moment. */
export async function findSourcesWithoutFreshLogo(db: Queryable, before: Date): Promise<number[]> {
	const found = await query({ id: integer })`
		select source.id from source left join source_logo as logo on logo.source_id = source.id
		where source.listed and coalesce(logo.fetched_at, '-infinity') < ${before}::timestamptz order by source.id
	`.execute(db)
	return found.rows.map(({ id }) => id)
}
