import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { type Route, routeMatcher } from './route-table.ts'

const route = (id: string, parentId: string | undefined, path?: string, index?: boolean): Route => ({
	id,
	...(parentId === undefined ? {} : { parentId }),
	...(path === undefined ? {} : { path }),
	...(index === undefined ? {} : { index }),
	module: `/${id}.js`,
	hasLoader: true,
	hasClientLoader: false,
})

const table = Object.fromEntries(
	[
		route('nothing', 'layout', '*'),
		route('root', undefined, ''),
		route('layout', 'root'),
		route('start', 'layout', undefined, true),
		route('home', 'layout', 'en'),
		route('topic', 'home', 'category/:category'),
		route('found', 'topic', 'results'),
		route('story', 'layout', 'en/story/:slug'),
	].map((each) => [each.id, each]),
)
const find = routeMatcher(table)

test.each([
	['/', ['root', 'layout', 'start']],
	['/en', ['root', 'layout', 'home']],
	['/en/', ['root', 'layout', 'home']],
	['/en/category/defi', ['root', 'layout', 'home', 'topic']],
	['/en/category/defi/results', ['root', 'layout', 'home', 'topic', 'found']],
	['/en/story/a-b', ['root', 'layout', 'story']],
	['/en/story', ['root', 'layout', 'nothing']],
	['/de/anything', ['root', 'layout', 'nothing']],
])('%s leads to %j', (path, ids) => {
	expect(find(path).map(({ id }) => id)).toEqual(ids)
})

test('a part of the address that a route names is read in its letters, broken escapes as they stand', () => {
	expect(find('/en/story/%D8%A8').at(-1)?.params).toEqual({ slug: 'ب' })
	expect(find('/en/story/100%').at(-1)?.params).toEqual({ slug: '100%' })
})

test('the path of a route changes with the names in it, that of the routes around it does not', () => {
	const pathnames = (path: string) => find(path).map(({ pathname }) => pathname)
	expect(pathnames('/en/category/defi')).toEqual(['/', '/', '/en', '/en/category/defi'])
	expect(pathnames('/en/category/nft')).toEqual(['/', '/', '/en', '/en/category/nft'])
})

type Entry = (typeof routes)[number]

/** The table as the build writes it down, from the routes that there are. */
const flat = (entries: readonly Entry[], parentId: string): Route[] =>
	entries.flatMap(({ id = '', path, index, children = [] }) => [
		route(id, parentId, path, index),
		...flat(children, id),
	])
const nested = (entries: readonly Entry[]): RouteObject[] =>
	entries.map(
		({ id, path, index, children }) =>
			({ id, path, index, children: children && nested(children) }) as RouteObject,
	)

const ours = routeMatcher(
	Object.fromEntries([route('root', undefined, ''), ...flat(routes, 'root')].map((each) => [each.id, each])),
)
const theirs = [{ id: 'root', path: '', children: nested(routes) }]

test.each([
	'/',
	'/en',
	'/FA/',
	'/en/results',
	'/fa/category/defi',
	'/en/category/defi/results',
	'/en/influencers/elon-musk/results/',
	'/category/defi',
	'/influencers/somebody/',
	'/en/story/a-story',
	'/en/sources',
	'/fa/privacy-policy/',
	'/user/login',
	'/user/login/after-reset',
	'/user/activation/token',
	'/dashboard',
	'/en/category',
	'/user',
	'/xx/yy/zz',
])('%s leads where the server’s router finds it', (path) => {
	const found = matchRoutes(theirs, path) ?? []
	expect(ours(path).map(({ id, params }) => [id, params])).toEqual(
		found.map(({ route: { id }, params }) => [id, params]),
	)
})
