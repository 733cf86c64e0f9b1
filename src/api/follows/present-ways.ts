import type { ApiParts } from '#api/api-parts.ts'
import type { WaysAnswer } from '#contract/ways.ts'
import { readMailDestination, readWebhookDestination } from '#store/follows/destinations.ts'
import { findReaderHours } from '#store/follows/reader-hours-store.ts'
import { findReaderWays, type ReaderWay } from '#store/follows/reader-way-store.ts'

/** How a reader is told, as it is written now. */
export async function readWays(
	{ db, offeredWays }: Pick<ApiParts, 'db' | 'offeredWays'>,
	accountId: number,
): Promise<WaysAnswer> {
	const [ways, hours] = await Promise.all([findReaderWays(db, accountId), findReaderHours(db, accountId)])
	const { timeZone, quietFrom, quietUntil, mostAnHour } = hours
	return {
		status: 1,
		data: {
			offered: [...offeredWays],
			hours: {
				time_zone: timeZone,
				quiet: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
				most_an_hour: mostAnHour,
			},
			set_up: ways.map(presentWay),
		},
	}
}

/** What the reader themselves said of a way; what only its deliverer needs stays here. */
const presentWay = ({ way, destination, pausedWhy }: ReaderWay): WaysAnswer['data']['set_up'][number] => ({
	way,
	paused: pausedWhy,
	mail: way === 'mail' ? presentMail(destination) : null,
	webhook: way === 'webhook' ? readWebhookDestination(destination) : null,
})

const presentMail = (destination: unknown) => {
	const { period, weekday, hour } = readMailDestination(destination)
	return { period, weekday, hour }
}
