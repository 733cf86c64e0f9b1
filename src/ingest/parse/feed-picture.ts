import { absoluteLink } from '#ingest/link/absolute-link.ts'
import { longestLink } from '#ingest/link/clean-url.ts'
import type { RawItem, XmlField } from './xml-item-reader.ts'
import type { Attributes } from './xml-scanner.ts'

/** Elements that name the picture of an item, the best first. */
const elements = ['media:content', 'enclosure', 'link', 'atom:link', 'image:loc', 'media:thumbnail']

/** Elements that have the address in an attribute, so that their text is not read. */
export const pictureElements = ['media:content', 'media:thumbnail', 'enclosure'].map(
	(name): [string, number] => [name, 0],
)

/** The address of an item's picture, absolute, http or https. */
export function pictureOf({ fields }: RawItem): { picture?: string } {
	const named = fields.flatMap((field) => {
		const address = addressIn(field)
		return address === undefined ? [] : [{ address, field }]
	})
	const [best] = named.toSorted(
		({ field: one }, { field: other }) =>
			elements.indexOf(one.name) - elements.indexOf(other.name) || widthOf(other) - widthOf(one),
	)
	return best === undefined ? {} : usablePicture(best.address, best.field.base)
}

export function usablePicture(address: string | null, base: string): { picture?: string } {
	const picture = absoluteLink(address, base)
	return picture === null || picture.length > longestLink ? {} : { picture }
}

const widthOf = ({ attributes }: XmlField): number => Number.parseInt(attributes.get('width') ?? '', 10) || 0

function addressIn({ name, attributes, text }: XmlField): string | undefined {
	if (name === 'image:loc') return text
	if (name === 'media:thumbnail') return attributes.get('url')
	if (name === 'media:content' || name === 'enclosure')
		return isPicture(attributes) ? attributes.get('url') : undefined
	const isEnclosure = name.endsWith('link') && attributes.get('rel') === 'enclosure'
	return isEnclosure && isPicture(attributes) ? attributes.get('href') : undefined
}

/** Whether it says so, or says nothing and has the ending of one. */
function isPicture(attributes: Attributes): boolean {
	const stated = attributes.get('medium') ?? attributes.get('type')
	if (stated !== undefined) return isPictureType(stated)
	return /\.(?:jpe?g|png|webp)(?:[?#]|$)/i.test(attributes.get('url') ?? attributes.get('href') ?? '')
}

export const isPictureType = (stated: string): boolean => /^\s*image(?:\/(?!svg)|\s*$)/i.test(stated)
