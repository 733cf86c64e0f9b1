import { expect, test } from 'vitest'
import { addCampaign } from '#commands/ads/manage-campaign.ts'
import { findUnendedCampaigns } from '#store/ads/ad-campaign-store.ts'
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

test('a campaign is looked at, paused and resumed, and its days are had as a table', async () => {
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
