/** Element names of HTML, SVG and MathML; any other word in angle brackets may be text. */
const elementNames = new Set(
	`a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br
	button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em
	embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html
	i iframe img input ins isindex kbd label legend li link main map mark marquee math menu menuitem meta meter nav
	nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp
	rt rtc ruby s samp script search section select slot small source span strike strong style sub summary sup svg
	table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp path g circle
	rect line polygon polyline text use defs symbol mi mo mn mrow msup msub mfrac`.split(/\s+/),
)

/** Elements that separate words, such as paragraphs. */
const separatingNames = new Set(
	`address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure
	footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol option p pre section select table
	tbody td tfoot th thead title tr ul`.split(/\s+/),
)

const voidNames = new Set('area base br col embed hr img input param source track wbr'.split(' '))

/** Elements whose content is not shown. */
const unreadableNames = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'svg', 'head'])

export const isHtmlElement = (name: string): boolean => elementNames.has(name)
export const separatesWords = (name: string): boolean => separatingNames.has(name)
export const isVoidElement = (name: string): boolean => voidNames.has(name)
export const isUnreadable = (name: string): boolean => unreadableNames.has(name)
