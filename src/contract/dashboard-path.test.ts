import { expect, test } from 'vitest'
import { pathOfNamedView, viewAt } from './dashboard-path.ts'

test.each([
	['view=keys', '/dashboard/keys'],
	['view=17', '/dashboard/credit'],
	['view=info', '/dashboard'],
	['view=start', '/dashboard/start'],
	['view=bookmarks', '/fa/my?view=saved'],
	['view=following&name=Iran&coins=BTC', '/dashboard/following?name=Iran&coins=BTC'],
	['view=nothing', undefined],
	['', undefined],
])('/dashboard?%s goes on to %s', (query, path) => {
	expect(pathOfNamedView(new URLSearchParams(query), 'fa')).toBe(path)
})

test.each([
	['/dashboard', 'info'],
	['/dashboard/', 'info'],
	['/dashboard/keys', 'keys'],
	['/dashboard/credit/', 'credit'],
])('%s is the view %s', (path, view) => {
	expect(viewAt(path)).toBe(view)
})
