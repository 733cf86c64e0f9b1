import { expect, test } from 'vitest'
import { voteLimits } from '#domain/limits.ts'
import { addNews } from '#store/news/news-writer.ts'
import { readLog } from '#store/operator/operator-log.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { castVote } from '#store/votes/vote-store.ts'
import { callCommand } from '#test/command-line.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'

const { most: crowdLimit } = voteLimits.ofOneNetwork

const { db, url } = await testDatabase()
const zagros = (...args: string[]) =>
	callCommand(args, { env: { DATABASE_URL: url, NEWS_MODE: 'live', NO_COLOR: '1' } })

test('votes that are set aside are listed and decided by command, which is logged', async () => {
	await saveCatalogue(db, smallCatalogue)
	await addNews(db, 2030, [makeDraft('a', { title: 'A headline with a crowd' })], new Date())
	for (let index = 0; index < crowdLimit + 2; index += 1) {
		const now = new Date(Date.now() - (20 - index) * 60_000)
		await castVote(db, { kind: 'session', id: `s${index}` }, 1, 'bullish', { network: 'net', now })
	}
	const [group] = JSON.parse((await zagros('votes', 'list', '--json')).out)
	expect(group).toMatchObject({ title: 'A headline with a crowd', bullish: 2, network_known: true })
	const released = await zagros('votes', 'release', group.group, '--reason', 'a university')
	expect(released).toMatchObject({ code: 0, out: '2 votes count now\n' })
	expect(await zagros('votes', 'void', group.group)).toMatchObject({ code: 1 })
	expect((await zagros('votes', 'void', 'x')).err).toContain('is no group')
	const [entry] = await readLog(db, { before: undefined, subject: undefined, most: 1 })
	expect(entry).toMatchObject({
		act: 'votes.release',
		why: 'a university',
		outcome: { code: 'votes', count: 2 },
	})
})
