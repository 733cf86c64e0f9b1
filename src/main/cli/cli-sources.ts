import { fail, ok } from '#domain/result.ts'
import { succeeded } from '#domain/source-status.ts'
import { openStoryPlacer } from '#ingest/story/place-stories.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { openServedNews } from '#main/wiring/open-news.ts'
import { releaseHeldNews } from '#store/news/news-state.ts'
import { openStoryKeeper } from '#store/news/story-keeper.ts'
import { readSourceHealth, type SourceHealth } from '#store/sources/source-health-store.ts'
import { type Command, readArguments } from './command.ts'
import { type Cell, statusStyle, textTable } from './text-table.ts'

export const sourcesCommand: Command = {
	help: [
		'Usage: zagros sources [--release SLUG] [--json]',
		'',
		'The health of every source: how its last reading went, its last success, the age of its newest item (lag),',
		'failures in a row, the reason of the last one, and when it is read next.',
		'',
		'A source that suddenly brings far more than usual is `held`: its items are stored and not shown. Once you have',
		'seen that they are news, --release shows them.',
		'',
		'  --release SLUG   shows what is held of one source, and says how many items that are',
		'  --json           one JSON document: {"mode","sources":[…]}, of a release {"mode","source","released"}',
	].join('\n'),
	run: async (args, { print, note }) => {
		const read = readArguments(args, { json: { type: 'boolean' }, release: { type: 'string' } })
		if (!read.ok) return read
		const { json = false, release } = read.value.values
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const news = await openServedNews(config.value, 'zagros-sources', { info: () => {}, warn: note })
		if (!news.ok) return news
		const { database, mode } = news.value
		try {
			const now = new Date()
			const sources = await readSourceHealth(database.db, now)
			if (release !== undefined) {
				const source = sources.find(({ slug }) => slug === release)
				if (source === undefined) return fail(`there is no source "${release}" (zagros sources lists them)`)
				const stories = openStoryKeeper(openStoryPlacer(news.value.storyWords, sources.length))
				const released = await releaseHeldNews(database.db, source.sourceId, stories, now)
				print(
					json
						? JSON.stringify({ mode, source: release, released })
						: `${release}: ${released} items are shown now`,
				)
				return ok(undefined)
			}
			if (json) print(JSON.stringify({ mode, sources: sources.map(presentHealth) }))
			else for (const line of healthTable(sources, now)) print(line)
			return ok(undefined)
		} finally {
			await database.close()
		}
	},
}

const failureReason = ({ lastStatus, lastMessage }: SourceHealth): string | null =>
	lastStatus === null || succeeded(lastStatus) ? null : (lastMessage ?? lastStatus)

const presentHealth = (health: SourceHealth) => ({
	id: health.sourceId,
	source: health.slug,
	status: health.lastStatus,
	message: health.lastMessage,
	last_attempt: health.lastAttemptAt,
	last_success: health.lastSuccessAt,
	lag_seconds: health.lagSeconds,
	consecutive_failures: health.consecutiveFailures,
	failure_reason: failureReason(health),
	next_poll: health.nextPollAt,
	interval_seconds: health.intervalSeconds,
	moved_to: health.movedTo,
	items: health.itemsShown,
	items_held: health.itemsHeld,
	foreign_links_refused: health.foreignRefusedTotal,
})

const head = ['source', 'status', 'items', 'last success', 'lag', 'failures', 'next poll', 'reason']

function healthTable(sources: readonly SourceHealth[], now: Date): string[] {
	const rows = sources.map((health): Cell[] => {
		const { lastStatus, lastSuccessAt, lagSeconds, consecutiveFailures, nextPollAt } = health
		return [
			{ text: health.slug },
			{ text: lastStatus ?? 'not read yet', ...(lastStatus && { style: statusStyle(lastStatus) }) },
			{ text: String(health.itemsShown), align: 'end' },
			{ text: lastSuccessAt === null ? 'never' : `${spanBetween(lastSuccessAt, now)} ago`, align: 'end' },
			{ text: lagSeconds === null ? '' : span(lagSeconds), align: 'end' },
			{
				text: String(consecutiveFailures),
				align: 'end',
				...(consecutiveFailures > 0 && { style: 'red' as const }),
			},
			{
				text: nextPollAt === null || nextPollAt <= now ? 'now' : `in ${spanBetween(now, nextPollAt)}`,
				align: 'end',
			},
			{ text: failureReason(health) ?? '', style: 'dim' },
		]
	})
	return textTable(head, rows)
}

const spanBetween = (from: Date, to: Date): string =>
	span(Math.round((to.getTime() - from.getTime()) / 1_000))

function span(seconds: number): string {
	const whole = Math.max(0, seconds)
	if (whole < 120) return `${whole} s`
	if (whole < 120 * 60) return `${Math.round(whole / 60)} min`
	if (whole < 48 * 3600) return `${Math.round(whole / 3600)} h`
	return `${Math.round(whole / 86_400)} d`
}
