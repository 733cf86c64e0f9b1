import { useCallback, useEffect, useState } from 'react'
import { useFailureMessage } from '#web/account/use-failure-message.ts'
import { type CallFailure, call } from '#web/api-client.ts'
import { useLeave } from './own-data.ts'

/** After a failed request: an ended session leads to the login; any other failure is reported and can be retried. */
export function useRefusal(): (failure: CallFailure, retry: () => void, words?: string) => void {
	const leave = useLeave()
	const sayFailure = useFailureMessage()
	return (failure, retry, words) =>
		failure.status === 401 ? void leave() : sayFailure(failure, retry, words)
}

/** What the signed-in reader has at a path of the API; undefined until it has come. */
export function useOwnData<Response extends { data: unknown }>(path: string) {
	const leave = useLeave()
	const [data, setData] = useState<Response['data']>()
	const [hasFailed, setHasFailed] = useState(false)
	const reload = useCallback(async () => {
		setHasFailed(false)
		const response = await call<Response>('GET', path)
		if (response.ok) setData(response.value.data)
		else if (response.failure.status === 401) await leave()
		else setHasFailed(true)
	}, [path, leave])
	useEffect(() => void reload(), [reload])
	return { data, setData, hasFailed, reload }
}
