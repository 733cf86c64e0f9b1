import { expect, test } from 'vitest'
import { viewAt } from './view-at.ts'

test.each([
	['/en', 'front'],
	['/en/', 'front'],
	['/fa?news_locale=both&page=2', 'front'],
	['/en/results', 'front'],
	['/en?coins=BTC', 'latest'],
	['/en?news_share_id=s1', 'latest'],
	['/en/latest', 'latest'],
	['/en/results?search_query=ether', 'latest'],
	['/en/category/defi', 'latest'],
	['/en/influencers/elon-musk/results?search_query=x', 'latest'],
	['/fa/my?view=saved', 'my'],
	['/en/briefing', 'briefing'],
	['/en/coin/BTC', undefined],
	['/en/story/s1', undefined],
	['/dashboard', undefined],
	['/user/login', undefined],
])('the tab of %s is %s', (address, view) => {
	expect(viewAt(new URL(address, 'http://localhost'))).toBe(view)
})
