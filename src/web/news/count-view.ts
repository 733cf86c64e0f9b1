import { call } from '#web/api-client.ts'

const countView = (id: number) => void call('PUT', '/v1/news/views/', { id }, { keepalive: true })

/** Counts a view when the link to a report is opened, also in a new tab. */
export const countsView = (id: number) => ({
	onClick: () => countView(id),
	onAuxClick: (event: { button: number }) => {
		if (event.button === 1) countView(id)
	},
})
