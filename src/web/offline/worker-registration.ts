import type { ToWorker } from './worker-messages.ts'

const workerPath = '/sw.js'

type ScriptUrlPolicy = { createScriptURL: (given: string) => string }
type PolicyMaker = {
	createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy
}

/** The Trusted Types policy of our pages allows this script URL and no other. */
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

/** Browsers without storage, as in a private window, refuse; the page works without it. */
export function registerWorker(): void {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
	registered ??= navigator.serviceWorker.register(trustedWorkerPath()).catch(() => undefined)
}

export async function messageWorker(message: ToWorker): Promise<void> {
	if (registered === undefined) return
	const { active } = await navigator.serviceWorker.ready
	active?.postMessage(message)
}
