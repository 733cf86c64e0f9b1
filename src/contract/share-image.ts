/** WhatsApp, Telegram, X and others show this size uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const

/**
 * The address of the picture of a shared item. It changes with the title, because sites that preview links cache a
 * picture by its address and would show the old title long after it was corrected.
 */
export const shareImagePath = ({ slug, title }: { slug: string; title: string }): string =>
	`/images/share/${slug}.png?v=${fingerprint(title)}`

/** The address of the picture of a story, in the language of the page; it changes with what is written on it. */
export const storyImagePath = (story: { slug: string; locale: string } & WrittenStory): string =>
	`/images/story/${story.locale}/${story.slug}.png?v=${storyFingerprint(story)}`

/** What is written on the picture of a story: its headline, and its number of sources. */
type WrittenStory = { title: string; sources: number }
export const storyFingerprint = ({ title, sources }: WrittenStory): string =>
	fingerprint(`${title}|${sources}`)

/** FNV-1a: the browser computes it too, and SHA-256 would be asynchronous there. */
export function fingerprint(text: string): string {
	let hash = 0x811c9dc5
	for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
	return (hash >>> 0).toString(36)
}
