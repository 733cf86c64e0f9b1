import { z } from 'zod'
import { feedQuery } from './feeds.ts'
import { longestSlug } from './home-query.ts'

const names = feedQuery.shape.coins

/** What news a program wants: about any of the coins, topics and people, from any of the sources. */
export const selectionQuery = {
	coins: names.describe('Symbols, joined by commas; at most one without a key.'),
	topics: names.describe('The route_refs of topics, joined by commas.'),
	people: names.describe('The route_refs of people, joined by commas.'),
	sources: names.describe('Slugs of sources, joined by commas; at most one without a key.'),
}

const list = (longest: number) => z.array(z.string().min(1).max(longest)).max(50).default([])
/** The same in JSON. */
export const selectionFields = {
	coins: list(20).describe('Symbols such as BTC; at most one without an API key.'),
	topics: list(longestSlug).describe('Topics such as defi or regulation.'),
	people: list(longestSlug).describe('People such as vitalik-buterin.'),
	sources: list(longestSlug).describe(
		'Slugs of sources, as the tool sources lists them; at most one without an API key.',
	),
}
export type NewsSelection = Record<keyof typeof selectionFields, readonly string[]>
