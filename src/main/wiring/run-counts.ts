import type { Logger } from 'pino'
import { keepFlushingCounts } from '#jobs/flush-counts.ts'
import type { Queryable } from '#store/sql.ts'

/** Flushes counters of votes and views as long as the process runs, whatever its role. */
export const runCounts = (db: Queryable, logger: Logger, stop: AbortSignal): Promise<void> =>
	keepFlushingCounts(
		{
			db,
			onFailed: (items) =>
				logger.error({ items }, 'counters could not be updated; the nightly reconciliation will count them'),
			onTrouble: (error) => logger.error({ err: error }, 'updating counters failed'),
		},
		stop,
	)
