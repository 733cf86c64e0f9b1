import type { Logger } from 'pino'
import { keepFlushingCounts } from '#jobs/flush-counts.ts'
import type { Queryable } from '#store/sql.ts'

/** Counters follow votes and views for as long as the process runs, whatever its role is. */
export const runCounts = (db: Queryable, logger: Logger, stop: AbortSignal): Promise<void> =>
	keepFlushingCounts(
		{
			db,
			onFailed: (items) =>
				logger.error({ items }, 'counters could not be moved; the nightly reconciliation will count them'),
			onTrouble: (error) => logger.error({ err: error }, 'moving counters met trouble'),
		},
		stop,
	)
