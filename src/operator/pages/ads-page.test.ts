import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addCampaign } from '#services/ads/manage-campaign.ts'
import { findAdImage, findCampaigns, findUnendedCampaigns } from '#store/ads/ad-campaign-store.ts'
import { countAdAct } from '#store/ads/ad-count-store.ts'
import { testApi } from '#test/api-app.ts'
import { activeOperator } from '#test/operators.ts'

const api = await testApi()
const day = 86_400_000
const added = await addCampaign(
	{ db: api.db, now: Date.now },
	{
		place: { kind: 'text', coinIds: [1], sourceIds: [] },
		advertiser: '=Alborz "Wallet", Ltd',
		language: 'en',
		startsAt: new Date(Date.now() - 2 * day),
		endsAt: new Date(Date.now() + 30 * day),
		weight: 3,
		texts: { en: 'Keys that never leave your phone' },
		link: 'https://alborz.example/',
		monthlyPrice: { amount: 100, currency: 'USD' },
	},
	{},
)
const id = added.ok ? added.value : 0

test('a campaign is viewed, paused and resumed, and its days can be downloaded as a table', async () => {
	const operator = await activeOperator(api)
	await countAdAct(api.db, id, 'seen', { kind: 'session', id: `one of ${operator.username}` }, new Date())
	const page = await operator.get(`/operator/ads/?campaign=${id}`)
	expect(page.text).toContain('Keys that never leave your phone')
	expect(page.text).toContain('=Alborz &quot;Wallet&quot;')
	expect(page.text.match(/<svg viewBox="0 0 720/g)).toHaveLength(2)
	const press = (act: string) => operator.press(`/operator/ads/${act}/`, { campaign: String(id) })
	const running = () => findUnendedCampaigns(api.db, new Date())
	expect((await press('pause')).status).toBe(303)
	expect(await running()).toEqual([])
	expect((await press('resume')).status).toBe(303)
	expect(await running()).toHaveLength(1)
	const table = await operator.get(`/operator/ads/table.csv?campaign=${id}`)
	expect(table.text).toMatch(/^day,seen,clicks,click_rate,invalid\r\n/)
	expect((await operator.get('/operator/ads/table.csv')).status).toBe(404)
})

test('a campaign gets other dates and another weight, and is ended; two operators do not undo each other', async () => {
	const [one, other] = [await activeOperator(api), await activeOperator(api)]
	const page = (await one.get(`/operator/ads/?campaign=${id}`)).text
	const seen = /name="seen" value="(\d+)"/.exec(page)?.[1] ?? ''
	const end = /name="end" value="([\d-]+)"/.exec(page)?.[1] ?? ''
	expect(page).not.toContain('name="start"')
	const campaign = String(id)
	const change = (who: typeof one, fields: Record<string, string>) =>
		who.press('/operator/ads/change/', { campaign, seen, ...fields })
	const stored = async () => (await findCampaigns(api.db, [id]))[0]
	const before = await stored()
	expect((await change(one, { end, weight: '3' })).text).toContain('That was already the case.')
	expect((await change(one, { end: '2020-01-01', weight: '3' })).text).toContain('must be after today')
	expect((await change(one, { end, weight: '0' })).status).toBe(400)
	expect((await change(one, { end, weight: '7', why: 'paid more' })).status).toBe(303)
	// The day is the same, so the hour stays.
	expect(await stored()).toEqual({ ...before, weight: 7 })
	const late = await change(other, { end, weight: '1' })
	expect(late.status).toBe(409)
	expect(late.text).toContain('paid more')
	expect((await stored())?.weight).toBe(7)

	const finish = (why: string) => one.press('/operator/ads/end/', { campaign, why })
	expect((await finish('')).text).toContain('Enter a reason.')
	expect((await finish('withdrawn')).status).toBe(303)
	expect(await findUnendedCampaigns(api.db, new Date())).toEqual([])
	expect((await finish('again')).text).toContain('or it has ended')
	expect((await one.get(`/operator/ads/?campaign=${id}`)).text).not.toContain('name="weight"')
	const log = (await one.get(`/operator/log/?subject=campaign:${id}`)).text
	expect(log).toContain('Weight: 3 → 7')
})

const isoDay = (ahead: number) => new Date(Date.now() + ahead * day).toISOString().slice(0, 10)
const order = {
	advertiser: 'Cedar Wallet',
	link: 'https://cedar.example/',
	language: 'en',
	text_en: 'Cold storage for everybody',
	start: isoDay(0),
	end: isoDay(30),
	weight: '2',
	monthly_price: '250',
	currency: 'USD',
}

test('a text ad is added at the desk by the rules of a campaign file, and the log names the operator', async () => {
	const operator = await activeOperator(api)
	expect((await operator.get('/operator/ads/')).text).toContain('New text ad')
	const add = (fields: Record<string, string>) =>
		operator.press('/operator/ads/add/', { kind: 'text', ...order, coins: 'BTC, eth', ...fields })
	const refused = await add({ link: 'javascript:alert(1)', end: '2020-01-01' })
	expect([refused.status, refused.text.includes('link, end')]).toEqual([400, true])
	expect((await add({ coins: 'NOSUCH' })).text).toContain('coins.0')
	expect((await add({ coins: '' })).status).toBe(400)
	expect((await add({ weight: 'many' })).status).toBe(400)
	expect((await add({ why: 'signed today' })).location).toContain('done=ads.add')
	const [campaign] = (await findUnendedCampaigns(api.db, new Date())).filter(
		({ advertiser }) => advertiser === order.advertiser,
	)
	expect(campaign).toMatchObject({
		place: { kind: 'text', coinIds: [4001, 4002], sourceIds: [] },
		texts: { en: order.text_en },
		weight: 2,
		monthlyPrice: { amount: 250, currency: 'USD' },
	})
	const log = (await operator.get(`/operator/log/?subject=campaign:${campaign?.id}`)).text
	expect(log).toContain('signed today')
	expect(log).toContain(operator.username)
})

test('a banner is added with its picture, which is encoded again, and not where another is exclusive', async () => {
	const operator = await activeOperator(api)
	const picture = await sharp({ create: { width: 728, height: 90, channels: 3, background: '#146a5f' } })
		.png()
		.toBuffer()
	const add = async (fields: Record<string, string>, image: Uint8Array) => {
		const form = new FormData()
		const all = { csrf: operator.browser.csrftoken, kind: 'banner', ...order, placement: 'top', ...fields }
		for (const [name, value] of Object.entries(all)) form.append(name, value)
		form.append('image', new Blob([new Uint8Array(image)]), 'banner.png')
		form.append('image_en', new Blob([]), '')
		const sent = new Response(form)
		return api.app.inject({
			method: 'POST',
			url: '/operator/ads/add/',
			headers: {
				cookie: operator.browser.cookies(),
				'content-type': sent.headers.get('content-type') ?? '',
			},
			payload: Buffer.from(await sent.arrayBuffer()),
		})
	}
	expect((await add({}, Buffer.from('<svg/>'))).body).toContain('image')
	expect((await add({ csrf: 'x' }, picture)).statusCode).toBe(403)
	expect((await add({ exclusive: 'yes' }, picture)).statusCode).toBe(303)
	const [banner] = (await findUnendedCampaigns(api.db, new Date())).filter(
		({ place }) => place.kind === 'banner',
	)
	expect(banner?.place).toEqual({ kind: 'banner', placement: 'top', exclusive: true })
	const stored = await sharp(await findAdImage(api.db, banner?.id ?? 0, 'en')).metadata()
	expect(stored).toMatchObject({ format: 'webp', width: 1456, height: 180 })
	const second = await add({ advertiser: 'Another' }, picture)
	expect([second.statusCode, second.body.includes('Another campaign has that place')]).toEqual([409, true])
	expect((await add({ placement: 'side' }, Buffer.alloc(6 * 1024 * 1024))).statusCode).toBe(413)
})
