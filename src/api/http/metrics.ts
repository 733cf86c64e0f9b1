const bucketBounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

type RouteCounts = { statuses: Map<number, number>; buckets: number[]; seconds: number; answers: number }

/** How often and how fast each route answers, counted as plain numbers and written out only when somebody asks. */
export type AnswerMetrics = {
	note: (route: string, status: number, seconds: number) => void
	write: () => string
}

export function createAnswerMetrics(): AnswerMetrics {
	const routes = new Map<string, RouteCounts>()
	const countsOf = (route: string): RouteCounts => {
		const known = routes.get(route)
		if (known !== undefined) return known
		const fresh = { statuses: new Map(), buckets: bucketBounds.map(() => 0), seconds: 0, answers: 0 }
		routes.set(route, fresh)
		return fresh
	}
	return {
		note: (route, status, seconds) => {
			const counts = countsOf(route)
			counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1)
			counts.seconds += seconds
			counts.answers += 1
			const bucket = bucketBounds.findIndex((bound) => seconds <= bound)
			if (bucket >= 0) counts.buckets[bucket] = (counts.buckets[bucket] ?? 0) + 1
		},
		write: () => [...writeAnswers(routes), ...writeSeconds(routes), ''].join('\n'),
	}
}

const quoted = (text: string) => JSON.stringify(text)

function writeAnswers(routes: ReadonlyMap<string, RouteCounts>): string[] {
	const name = 'zagros_http_answers_total'
	const lines = [...routes].flatMap(([route, { statuses }]) =>
		[...statuses].map(([status, count]) => `${name}{route=${quoted(route)},status="${status}"} ${count}`),
	)
	return [`# HELP ${name} Answers by route and status.`, `# TYPE ${name} counter`, ...lines]
}

function writeSeconds(routes: ReadonlyMap<string, RouteCounts>): string[] {
	const name = 'zagros_http_answer_seconds'
	const lines = [...routes].flatMap(([route, { buckets, seconds, answers }]) => {
		let below = 0
		const label = `route=${quoted(route)}`
		return [
			...bucketBounds.map((bound, index) => {
				below += buckets[index] ?? 0
				return `${name}_bucket{le="${bound}",${label}} ${below}`
			}),
			`${name}_bucket{le="+Inf",${label}} ${answers}`,
			`${name}_sum{${label}} ${seconds}`,
			`${name}_count{${label}} ${answers}`,
		]
	})
	return [`# HELP ${name} Time from request to answer, by route.`, `# TYPE ${name} histogram`, ...lines]
}
