import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

const facts = { role: 'web', pid: 12, version: '1.2.3' }

const gone = () => Object.assign(new Error('connect ECONNREFUSED /run/db'), { code: 'ECONNREFUSED' })

test('an unreachable database logs one line a second without a stack, whatever part reports it', () => {
	const lines: string[] = []
	const logger = createLogger('info', facts, { write: (line) => lines.push(line) })
	for (let times = 0; times < 50; times += 1) {
		logger.error({ err: gone() }, 'reading sources failed')
		logger.error(
			{ err: { ...gone(), message: 'connect ECONNREFUSED (Queue: mail)' } },
			'the job queue failed',
		)
	}
	expect(lines.length).toBeLessThanOrEqual(2)
	expect(JSON.parse(lines[0] ?? '')).toMatchObject({
		reason: 'connect ECONNREFUSED /run/db',
		msg: 'reading sources failed',
	})
	expect(lines.join()).not.toContain('stack')
})

test('any other error is logged each time, with its stack and without secrets', () => {
	const lines: string[] = []
	const logger = createLogger('info', facts, { write: (line) => lines.push(line) })
	for (let times = 0; times < 3; times += 1)
		logger.error({ err: new Error('a mistake'), token: 'hidden' }, 'failed')
	logger.info('a plain line')
	expect(lines).toHaveLength(4)
	for (const line of lines) expect(JSON.parse(line)).toMatchObject(facts)
	expect(lines[0]).toContain('stack')
	expect(lines.join()).not.toContain('hidden')
})
