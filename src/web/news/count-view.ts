import { call } from '#web/api-client.ts'

const countView = (id: number) => void call('PUT', '/v1/news/views/', { id }, { keepalive: true })

/** What a link to a report does besides leading there: whoever opens it, also in a new tab, is counted. */
export const countsView = (id: number) => ({
	onClick: () => countView(id),
	onAuxClick: (event: { button: number }) => {
		if (event.button === 1) countView(id)
	},
})
