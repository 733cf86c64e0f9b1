import { z } from 'zod'
import { ok } from '#domain/result.ts'
import { retryEmailsNow } from '#store/operator/overview-store.ts'
import { readSilentSoon } from '#store/sources/source-record-store.ts'
import { defineAct } from './define-act.ts'

export const overviewActs = {
	'send-mails': defineAct({
		name: 'overview.send-mails',
		input: z.object({}),
		subjects: () => ['mails'],
		run: async (_input, { change, now }) => ok(await retryEmailsNow(change, now)),
		outcome: (count) => ({ code: 'emails', count }),
	}),
	'read-silent': defineAct({
		name: 'overview.read-silent',
		input: z.object({}),
		subjects: () => ['sources'],
		run: async (_input, { change }) => ok(await readSilentSoon(change)),
		outcome: (count) => ({ code: 'sources', count }),
	}),
}
