import type { ToWorker } from './worker-messages.ts'

const workerPath = '/sw.js'

type ScriptUrlPolicy = { createScriptURL: (given: string) => string }
type PolicyMaker = {
	createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy
}

/** Scripts by address are refused on our pages, but for this one, which this policy lets through and nothing else. */
function trustedWorkerPath(): string {
	const { trustedTypes } = window as { trustedTypes?: PolicyMaker }
	const only = (given: string): string => {
		if (given !== workerPath) throw new TypeError('not the worker')
		return given
	}
	return (
		trustedTypes?.createPolicy('service-worker', { createScriptURL: only }).createScriptURL(workerPath) ??
		workerPath
	)
}

let registered: Promise<unknown> | undefined

/** Browsers that keep nothing for a page, as in a private window, refuse; the page does without. */
export function registerWorker(): void {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
	registered ??= navigator.serviceWorker.register(trustedWorkerPath()).catch(() => undefined)
}

export async function messageWorker(message: ToWorker): Promise<void> {
	if (registered === undefined) return
	const { active } = await navigator.serviceWorker.ready
	active?.postMessage(message)
}
