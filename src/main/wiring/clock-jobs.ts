import type { Logger } from 'pino'
import { backUpDaily, type DailyBackup } from '#jobs/back-up.ts'
import { fetchLogos } from '#jobs/fetch-logos.ts'
import type { ClockJob } from '#jobs/job-queue.ts'
import { notifyOperators } from '#jobs/notify-operators.ts'
import type { PollingParts } from '#jobs/poll-sources.ts'
import { remindExpiry } from '#jobs/remind-expiry.ts'
import { tidyAccounts } from '#jobs/tidy-accounts.ts'
import { tidyUp } from '#jobs/tidy-up.ts'
import { watchSources } from '#jobs/watch-sources.ts'

/** What the worker does by the clock besides reading sources. */
export function clockJobs(
	parts: Pick<PollingParts, 'db' | 'get' | 'now' | 'sources' | 'signal'>,
	logger: Logger,
	backup: Omit<DailyBackup, 'db' | 'now' | 'log'> | undefined,
): ClockJob[] {
	return [
		...(backup === undefined ? [] : [backUpJob({ ...parts, ...backup, log: logger })]),
		{
			name: 'fetch-logos',
			cron: '17 * * * *',
			atStart: true,
			run: () => fetchLogos(parts),
		},
		{
			name: 'watch-sources',
			cron: '5 * * * *',
			atStart: false,
			run: () => watchSources({ ...parts, alarm: (alarm) => logger.warn(alarm, 'sources silent for a day') }),
		},
		{
			// The queue has stored this name with its schedule.
			name: 'tell-operators',
			cron: '35 * * * *',
			atStart: false,
			run: () => notifyOperators(parts),
		},
		{
			name: 'tidy-accounts',
			cron: '41 * * * *',
			atStart: false,
			run: () => tidyAccounts(parts),
		},
		{
			name: 'remind-expiry',
			cron: '23 * * * *',
			atStart: true,
			run: () => remindExpiry(parts),
		},
		{
			name: 'tidy-up',
			// The quietest hour of both audiences: 3:40 in Iran.
			cron: '10 0 * * *',
			atStart: false,
			run: () =>
				tidyUp({
					...parts,
					alarm: (finding) => logger.error(finding, 'counters were wrong and are repaired'),
				}),
		},
	]
}

const backUpJob = (parts: DailyBackup): ClockJob => ({
	name: 'back-up',
	// Checked each hour whether today's backup is made: a worker that was down or a full disk costs an hour, not a day.
	cron: '50 * * * *',
	// Not at the start: a new installation has nothing to lose yet.
	atStart: false,
	longestSeconds: 6 * 3600,
	run: () => backUpDaily(parts),
})
