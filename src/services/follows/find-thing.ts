import type { z } from 'zod'
import type { followThingRequest } from '#contract/follows.ts'
import { findStoryOf } from '#store/news/story-lookup.ts'
import type { Queryable } from '#store/sql.ts'
import type { WireNames } from './follow-names.ts'
import type { Thing } from './keep-follow.ts'

/** The coin, topic, person, source or story that a request names; undefined if there is none. */
export async function findThing(
	{ kind, ref, lang }: z.output<typeof followThingRequest>,
	{ db, names }: { db: Queryable; names: WireNames },
): Promise<Thing | undefined> {
	if (kind === 'story') {
		const story = await findStoryOf(db, ref)
		return story && { kind, id: story.id, ref: story.slug, name: story.title }
	}
	const found = names.findThing(kind, ref, lang)
	return found && { kind, ref, ...found }
}
