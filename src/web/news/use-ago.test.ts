import { afterEach, expect, test, vi } from 'vitest'
import { clock } from './use-ago.ts'

afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

test('every age on a page is relative to the same moment, which moves twice a minute and when the page becomes visible again', () => {
	const page = new EventTarget()
	vi.stubGlobal('document', page)
	vi.useFakeTimers({ now: Date.parse('2026-11-15T12:00:00Z') })
	const read = () => clock.get()?.toISOString().slice(14, 19)
	const leave = clock.subscribe(() => undefined)
	expect(read()).toBe('00:00')
	vi.advanceTimersByTime(29_000)
	expect(read()).toBe('00:00')
	vi.advanceTimersByTime(1_000)
	expect(read()).toBe('00:30')
	vi.advanceTimersByTime(16_000)
	page.dispatchEvent(new Event('visibilitychange'))
	expect(read()).toBe('00:46')
	leave()
	vi.advanceTimersByTime(120_000)
	expect(read()).toBe('00:46')
})
