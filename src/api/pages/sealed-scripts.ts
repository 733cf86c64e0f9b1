import { createHash } from 'node:crypto'

/** A page without the marks of its scripts, the hashes of those that carried one, and those that did not. */
export type SealedPage = { html: string; hashes: string[]; strangers: string[] }

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
/** A block of data is read, never run, so no policy needs to allow it. */
const isData = /\stype="application\/(ld\+)?json"/i

/**
 * The page's own inline scripts are those that carry the secret of this rendering; their hashes go into its policy.
 * A script that came in with somebody's words cannot know the secret: it is not blessed, and is told of. The secret
 * itself is cut out, because a page is kept and shown to many.
 */
export function sealScripts(html: string, nonce: string): SealedPage {
	const mark = ` nonce="${nonce}"`
	const hashes: string[] = []
	const strangers: string[] = []
	for (const [, attributes = '', script = ''] of html.matchAll(inlineScript)) {
		if (attributes.includes(mark)) hashes.push(createHash('sha256').update(script).digest('base64'))
		else if (!isData.test(attributes)) strangers.push(script)
	}
	return { html: html.replaceAll(mark, ''), hashes, strangers }
}
