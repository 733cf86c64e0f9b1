import { expect, test } from 'vitest'
import { DatabaseBusyError, DatabaseTimeoutError, databaseFailureOf } from './database-failure.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
	[new DatabaseBusyError(), 'busy'],
	[new DatabaseTimeoutError(), 'timeout'],
	[coded('53300'), 'busy'],
	[coded('53100'), 'disk_full'],
	[coded('57014'), 'timeout'],
	[coded('55P03'), 'timeout'],
	[coded('40001'), 'conflict'],
	[coded('40P01'), 'conflict'],
	[coded('57P01'), 'unavailable'],
	[coded('08006'), 'unavailable'],
	[coded('58030'), 'unavailable'],
	[coded('ECONNREFUSED'), 'unavailable'],
	[new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')]), 'unavailable'],
	[new Error('Connection terminated unexpectedly'), 'unavailable'],
	[new Error('wrapped', { cause: coded('57014') }), 'timeout'],
	// Mistakes of ours and of the caller are not failures of the database.
	[coded('23505'), undefined],
	[coded('42601'), undefined],
	[new TypeError('x is not a function'), undefined],
	['text', undefined],
	[undefined, undefined],
])('%s is %s', (error, failure) => {
	expect(databaseFailureOf(error)).toBe(failure)
})
