import { expect, test } from 'vitest'
import { newsLocales } from '#domain/locale.ts'
import { integer, query } from '#store/query.ts'
import { testDatabase } from '#test/database.ts'
import { listKey } from './search-keys.ts'

const { db } = await testDatabase()

test('the database and the program give a list the same key', async () => {
	const ids = [0, 1, 1999, 2000, 9000, 1_000_000]
	for (const locale of newsLocales) {
		const answer = await query({ key: integer })`
			select list_key(id, ${locale}) as key from unnest(${ids}::integer[]) with ordinality as given (id, place)
			order by place
		`.execute(db)
		expect(answer.rows.map(({ key }) => key)).toEqual(ids.map((id) => listKey(id, locale)))
	}
})
