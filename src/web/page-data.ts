/** Where the data of a page stands in it. */
export const pageDataId = 'page-data'
/** The event that tells the script of a page that all its files are in place. */
export const pageArrived = 'page-arrived'
/** Under this name a browser keeps how far down each place of its history was read. */
export const placesKey = 'react-router-scroll-positions'

/** Goes on where a reload has interrupted, before anything is drawn. */
const findPlace = `try{history.state?.key||history.replaceState({key:Math.random().toString(36).slice(2)},"");const y=JSON.parse(sessionStorage.getItem("${placesKey}")||"{}")[history.state.key];y&&scrollTo(0,y)}catch{}`

/**
 * The server's router feeds the data of a page to a stream, by scripts, and has a long one for the place of a reload. The
 * page is whole before it is sent, so the data is a block that nothing needs to run, and the rest is said shortly.
 */
export function bringData(html: string, nonce: string): string {
	const opening = `<script nonce="${nonce}">`
	const own = new RegExp(`${opening}([\\s\\S]*?)</script>`, 'g')
	let data = ''
	const short = html.replace(own, (whole, script: string) => {
		const [, fed] = /^window\.__reactRouterContext\.streamController\.enqueue\((.*)\);$/.exec(script) ?? []
		if (fed !== undefined) data += JSON.parse(fed)
		if (script.startsWith('window.__reactRouterContext')) return ''
		return script.startsWith('((storageKey') ? `${opening}${findPlace}</script>` : whole
	})
	if (data === '') return html
	// No “<” survives, so that nothing in the data can close the block.
	const block = data.trim().replaceAll('<', '\\u003c')
	return short.replace(
		'</body>',
		() => `<script type="application/json" id="${pageDataId}">${block}</script></body>`,
	)
}
