import { afterEach, expect, test, vi } from 'vitest'
import { createNavigator } from './navigator.ts'
import { type Route, type RouteModule, routeMatcher } from './route-table.ts'

afterEach(() => {
	vi.unstubAllGlobals()
})

const route = (id: string, more: Partial<Route> = {}): Route => ({
	id,
	...(id !== 'root' && { parentId: 'root', path: id }),
	module: '',
	hasLoader: false,
	hasClientLoader: false,
	...more,
})

/** As much of a browser as a navigator asks for, at `/home`; what it is told to do is written down. */
function arrive(routes: readonly Route[] = [], modules: Record<string, RouteModule> = {}) {
	const told: string[] = []
	let url = new URL('http://localhost/home')
	let popped = (): void => undefined
	const write = (state: unknown, _title: string, path?: string) => {
		history.state = structuredClone(state)
		if (path !== undefined) url = new URL(path, url)
	}
	const history = { state: { key: 'first' } as unknown, pushState: write, replaceState: write }
	const location = new Proxy({} as Location, {
		get: (_target, name) => {
			if (name === 'assign') return (to: string) => told.push(`assign ${to}`)
			if (name === 'reload') return () => told.push('reload')
			return url[name as keyof URL]
		},
	})
	const addEventListener = (_name: 'popstate', listener: () => void) => {
		popped = listener
	}
	vi.stubGlobal('window', { history, location, addEventListener })
	const table = [route('root'), route('home'), route('help'), ...routes]
	const navigator = createNavigator({
		matchRoutes: routeMatcher(Object.fromEntries(table.map((one) => [one.id, one]))),
		modules: { root: {}, home: {}, help: {}, ...modules },
		loaderData: {},
		errors: {},
	})
	const pop = (path: string, state: unknown) => {
		write(state, '', path)
		popped()
	}
	const pathShown = () => navigator.shown().location.pathname
	return { ...navigator, told, history, pop, pathShown }
}

/** A file of a build that is no longer there, which the server says after a while. */
const goneAfter = (ms: number, name: string) =>
	`data:text/javascript,await new Promise((done) => setTimeout(done, ${ms})); throw new Error('${name}')`

test('each entry that a plain link to a part of the page has made gets a key of its own', () => {
	const { pop, shown, history } = arrive()
	const keyOf = () => (history.state as { key?: string } | null)?.key
	pop('#one', null)
	const one = shown().location
	expect(one).toMatchObject({ hash: '#one', key: keyOf() })
	// The browser has scrolled to it, or found nothing to scroll to.
	expect(shown().preventScrollReset).toBe(true)
	pop('#two', null)
	expect(shown().location.key).toBe(keyOf())
	expect(shown().location.key).not.toBe(one.key)
	pop('#one', { key: one.key })
	expect(shown().location.key).toBe(one.key)
	expect(shown().preventScrollReset).toBe(false)
})

test('a screen whose file is gone is left to the server', async () => {
	const { navigate, told } = arrive([route('gone', { module: goneAfter(0, 'assigned') })])
	void navigate('/gone?a=1')
	await expect.poll(() => told).toEqual(['assign http://localhost/gone?a=1'])
})

test('one that the address bar already names, fragment and all, is loaded anew', async () => {
	const { pop, told } = arrive([route('gone', { module: goneAfter(0, 'reloaded') })])
	pop('/gone#part', { key: 'a' })
	await expect.poll(() => told).toEqual(['reload'])
})

test('whoever has gone elsewhere is not called back to a screen whose file is gone', async () => {
	const { navigate, told, pathShown } = arrive([route('gone', { module: goneAfter(50, 'left') })])
	const first = navigate('/gone')
	await navigate('/help')
	await first
	expect(told).toEqual([])
	expect(pathShown()).toBe('/help')
})

test('what the browser does not write into its history is left to the server', async () => {
	const { navigate, told, history, pathShown } = arrive()
	history.pushState = () => {
		throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
	}
	await navigate('/help')
	expect(told).toEqual(['assign http://localhost/help'])
	await navigate('/help', { replace: true, state: () => 'nothing that can be copied' })
	expect(told).toHaveLength(2)
	expect(pathShown()).toBe('/home')
})

test('who asks again while the answer is on its way waits for it, and another screen ends it', async () => {
	const asked: ((answer: string) => void)[] = []
	const signals: AbortSignal[] = []
	const clientLoader: RouteModule['clientLoader'] = ({ request }) => {
		signals.push(request.signal)
		return new Promise((answer) => asked.push(answer))
	}
	const list = route('list', { hasClientLoader: true })
	const { navigate, revalidate, shown, pathShown } = arrive([list], { list: { clientLoader } })
	const first = navigate('/list')
	await expect.poll(() => asked.length).toBe(1)
	asked[0]?.('empty')
	await first
	const again = [revalidate(), revalidate()]
	await expect.poll(() => asked.length).toBeGreaterThan(1)
	expect(asked).toHaveLength(2)
	asked[1]?.('news')
	await Promise.all(again)
	expect(shown().loaderData).toEqual({ list: 'news' })

	const late = revalidate()
	await expect.poll(() => asked.length).toBe(3)
	await navigate('/help')
	expect(signals[2]?.aborted).toBe(true)
	asked[2]?.('late')
	await late
	expect(pathShown()).toBe('/help')
	expect(shown().loaderData).toEqual({})
})
