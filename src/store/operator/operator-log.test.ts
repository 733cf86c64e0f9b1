import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#store/database/migrate.ts'
import { emptyDatabase } from '#test/database.ts'

const { login } = await emptyDatabase()

const written: [act: string, outcome: string, data: object][] = [
	['people.suspend', '', { code: 'done' }],
	['ads.pause', '3', { code: 'done' }],
	['sources.pause', 'paused', { code: 'paused' }],
	['sources.resume', 'read again', { code: 'resumed' }],
	['sources.read', 'is read now', { code: 'read_now' }],
	['sources.remove', 'removed', { code: 'removed' }],
	['ads.end', 'ended', { code: 'ended' }],
	['sources.discard', '150 items are removed', { code: 'items', count: 150 }],
	['news.join', '3 reports', { code: 'reports', count: 3 }],
	['votes.void', '13 votes of the network', { code: 'network_votes', count: 13 }],
	['votes.keep', '2 votes', { code: 'votes', count: 2 }],
	['overview.send-mails', '4', { code: 'emails', count: 4 }],
	['overview.read-silent', '5', { code: 'sources', count: 5 }],
	['news.tag', 'missing coin ETH', { code: 'tag', verdict: 'missing', kind: 'coin', ref: 'ETH' }],
	[
		'tags.accept',
		'wrong person Sam: Bankman: bitcoin-climbs',
		{ code: 'tag', verdict: 'wrong', kind: 'person', ref: 'Sam: Bankman', item: 'bitcoin-climbs' },
	],
	['people.grant', '3-months → 2026-08-01', { code: 'granted', plan: '3-months', until: '2026-08-01' }],
	[
		'ads.change',
		'end 2026-08-01 → 2026-08-02; weight 2 → 5',
		{
			code: 'changed',
			terms: [
				{ field: 'end', from: '2026-08-01', to: '2026-08-02' },
				{ field: 'weight', from: '2', to: '5' },
			],
		},
	],
	['news.remove', '3 votes', { code: 'text', text: '3 votes' }],
	['of.another.version', 'paused', { code: 'text', text: 'paused' }],
]

test('log entries of older versions become data, although entries cannot be changed', async () => {
	const client = new pg.Client(login)
	await client.connect()
	try {
		await client.query(await readFile(join(migrationsFolder, '0051-baseline.sql'), 'utf8'))
		for (const [act, outcome] of written) {
			await client.query(
				`insert into operator_log (made_at, who, act, subject, why, outcome) values (now(), 'a', $1, 'b', '', $2)`,
				[act, outcome],
			)
		}
		await client.query(await readFile(join(migrationsFolder, '0069-outcomes-as-data.sql'), 'utf8'))
		const stored = await client.query<{ outcome: object }>('select outcome from operator_log order by id')
		expect(stored.rows.map(({ outcome }) => outcome)).toEqual(written.map(([, , data]) => data))
		await expect(client.query('delete from operator_log')).rejects.toThrow('only ever added to')
	} finally {
		await client.end()
	}
})
