import type { Source } from '#domain/catalogue.ts'
import type { SourceScript } from './sample-sources.ts'

/** One entry of a feed as its outlet prints it. */
export type FeedPageEntry = {
	title: string
	link: string
	guid: string
	publishedAt: Date
	updatedAt: Date
	summary: string
}

/** All that a feed's renderer needs to know. */
export type FeedPage = {
	source: Source
	script: SourceScript
	/** The outlet's front page, as its readers see it. */
	homepage: string
	self: string
	title: string
	entries: readonly FeedPageEntry[]
}

export const escapeXml = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Straight quotes as a typesetter prints them: the letters that tell windows-1252 from ISO-8859-1. */
export const typeset = (text: string): string =>
	text
		.replaceAll(/(^|[\s(])'/g, '$1‘')
		.replaceAll("'", '’')
		.replaceAll(/(^|[\s(])"/g, '$1“')
		.replaceAll('"', '”')

/** WordPress turns straight quotes into typographic ones and writes those as references. */
export const texturize = (text: string): string =>
	escapeXml(typeset(text)).replaceAll(/[‘’“”]/g, (quote) => `&#${quote.charCodeAt(0)};`)
