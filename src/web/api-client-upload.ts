import { type CallResult, failureOf, proofHeaders } from './api-client.ts'

/** Sends a form and reports its progress, from 0 to 1: fetch cannot do that yet. */
export function upload<Body>(
	path: string,
	form: FormData,
	onProgress: (share: number) => void,
): Promise<CallResult<Body>> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest()
		request.open('PUT', path)
		for (const [name, value] of Object.entries(proofHeaders())) request.setRequestHeader(name, value)
		request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
		const unreached = () => resolve({ ok: false, failure: { status: 0, code: 'unreachable', message: '' } })
		request.onerror = unreached
		request.ontimeout = unreached
		request.onload = () => {
			const { status, responseText } = request
			const wait = request.getResponseHeader('retry-after')
			try {
				const response: unknown = JSON.parse(responseText)
				if (status >= 200 && status < 300) return resolve({ ok: true, value: response as Body })
				const headers = new Headers(wait === null ? {} : { 'retry-after': wait })
				resolve({ ok: false, failure: failureOf({ status, headers }, response) })
			} catch {
				unreached()
			}
		}
		request.send(form)
	})
}
