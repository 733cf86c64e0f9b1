import { Agent, fetch } from 'undici'
import { type Queryable, sql } from '#store/sql.ts'

type Browser = { cookie: string; 'x-csrftoken': string }
type Sent = { votes: number; views: number; seen: number; clicks: number }

const browsersOfFlood = 400
const atOnce = 20

/** One address that drops its cookies: each of its browsers votes for, views and clicks the same things once. */
export async function flood(origin: string, localAddress: string, itemId: number): Promise<Sent> {
	const dispatcher = new Agent({ connections: atOnce, connect: { localAddress } })
	const sent: Sent = { votes: 0, views: 0, seen: 0, clicks: 0 }
	const { data: banner } = (await (
		await fetch(`${origin}/v1/ads/?placement=top&lang=en`, { dispatcher })
	).json()) as { data: { id: number } | null }
	const act = async (browser: Browser, what: keyof Sent, method: string, path: string, body?: object) => {
		const response = await fetch(origin + path, {
			method,
			dispatcher,
			redirect: 'manual',
			headers: {
				...browser,
				'content-type': 'application/json',
				'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0',
			},
			body: body === undefined ? null : JSON.stringify(body),
		})
		await response.text()
		if (response.status < 400) sent[what] += 1
	}
	const one = async () => {
		const browser = await openBrowser(origin, dispatcher)
		if (browser === undefined) return
		const vote = { subject: 2, decision: 1, id: itemId }
		await act(browser, 'votes', 'PUT', '/v1/news/votes/', vote)
		await act(browser, 'views', 'PUT', '/v1/news/views/', { id: itemId })
		if (banner === null) return
		await act(browser, 'seen', 'POST', '/v1/ads/seen/', { ids: [banner.id] })
		await act(browser, 'clicks', 'GET', `/v1/ads/${banner.id}/click/`)
	}
	let left = browsersOfFlood
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			while (left-- > 0) await one()
		}),
	)
	await dispatcher.close()
	return sent
}

async function openBrowser(origin: string, dispatcher: Agent): Promise<Browser | undefined> {
	const response = await fetch(`${origin}/v1/session/`, { dispatcher })
	await response.text()
	const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
	const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.split('=')[1]
	return token === undefined ? undefined : { cookie: cookies.join('; '), 'x-csrftoken': token }
}

/** The votes, views and ad acts that are counted after a flood. */
export async function countsOf(db: Queryable, itemId: number): Promise<Sent> {
	const item = await sql<{ votes: number; views: number }>`
		select bullish::int as votes, views::int as views from news_item where id = ${itemId}
	`.execute(db)
	const ads = await sql<{ seen: number; clicks: number }>`
		select coalesce(sum(times) filter (where act = 'seen'), 0)::int as seen,
			coalesce(sum(times) filter (where act = 'click'), 0)::int as clicks
		from ad_day where reason = ''
	`.execute(db)
	const { votes = 0, views = 0 } = item.rows[0] ?? {}
	const { seen = 0, clicks = 0 } = ads.rows[0] ?? {}
	return { votes, views, seen, clicks }
}
