import { useState } from 'react'
import type { ApiKeyMadeResponse, ApiKeysResponse } from '#contract/api-keys.ts'
import { longestApiKeyName } from '#domain/api-key.ts'
import { dateOf, relativeTime } from '#text/format.ts'
import { isolated } from '#text/isolated.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { TextField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/keys-view.ts'
import { readOwn, useChange } from './own-data.ts'
import { ViewFailure, ViewWaiting } from './own-view.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import './keys-view.css'
import './own-list.css'

const path = '/v1/user/keys/'
type ApiKey = ApiKeysResponse['data'][number]
type NewKey = { id: number; name: string; key: string }

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => readOwn<ApiKeysResponse>(path, url)
export const HydrateFallback = ViewWaiting
export const ErrorBoundary = ViewFailure

export default function KeysView({ loaderData: keys }: Route.ComponentProps) {
	const text = useDashboardText()
	const change = useChange()
	const [made, setMade] = useState<NewKey>()
	const remove = ({ id }: ApiKey) =>
		change('DELETE', `${path}?id=${id}`, undefined, {
			done: text('keys.deleted'),
			failed: text('keys.notDone'),
		})
	return (
		<div className="stack">
			<p className="quiet-text">{text('keys.lead')}</p>
			{made && keys.some(({ id }) => id === made.id) && <MadeKey made={made} />}
			<NewKeyForm onMade={setMade} />
			{keys.length === 0 ? (
				<p className="quiet-text">{text('keys.none')}</p>
			) : (
				<ul className="divided-list own-list">
					{keys.map((key) => (
						<KeyRow key={key.id} apiKey={key} onDelete={() => void remove(key)} />
					))}
				</ul>
			)}
		</div>
	)
}

function NewKeyForm({ onMade }: { onMade: (key: NewKey) => void }) {
	const text = useDashboardText()
	const change = useChange()
	const form = useCheckedForm({
		labels: { name: text('keys.name') },
		check: ({ name }) => (name.trim() === '' ? { name: text('keys.nameMissing') } : {}),
		send: async ({ name }, again) => {
			const response = await change<ApiKeyMadeResponse>(
				'POST',
				path,
				{ name },
				{ failed: text('keys.notDone'), expected: ['api_keys_full'], again },
			)
			if (response.ok) {
				form.formProps.ref.current?.reset()
				return onMade({ name: name.trim(), ...response.value.data })
			}
			if (response.failure.code === 'api_keys_full') return { name: text('keys.full') }
		},
	})
	return (
		<CheckedForm form={form}>
			<TextField
				{...form.field('name')}
				dir="auto"
				hint={text('keys.nameHint')}
				autoComplete="off"
				maxLength={longestApiKeyName}
				required
			/>
			<SubmitButton busy={form.busy}>{text('keys.make')}</SubmitButton>
		</CheckedForm>
	)
}

/** The key itself, which is shown this once. */
function MadeKey({ made: { name, key } }: { made: NewKey }) {
	const text = useDashboardText()
	const say = useMessage()
	const copy = async () => {
		await navigator.clipboard.writeText(key)
		say('success', text('keys.copied'))
	}
	return (
		<div role="status" className="made-key stack">
			<p className="made-key-name">{text('keys.made', { name: isolated(name) })}</p>
			<code dir="ltr">{key}</code>
			<p className="small-text">{text('keys.once')}</p>
			<button type="button" className="quiet-button at-start" onClick={() => void copy()}>
				{text('keys.copy')}
			</button>
		</div>
	)
}

function KeyRow({ apiKey, onDelete }: { apiKey: ApiKey; onDelete: () => void }) {
	const text = useDashboardText()
	const locale = useLocale()
	const { name, start, made, last_used: usedAt } = apiKey
	return (
		<li>
			<div>
				<p>
					<bdi className="api-key-name">{name}</bdi>{' '}
					<code dir="ltr" className="small-text">
						{start}…
					</code>
				</p>
				<p className="small-text faint-text">
					{usedAt === null
						? text('keys.unused')
						: text('keys.used', { when: relativeTime(new Date(usedAt), new Date(), locale) })}
					{' · '}
					{text('keys.since', { date: dateOf(new Date(made), locale) })}
				</p>
			</div>
			<button
				type="button"
				className="quiet-button"
				aria-label={`${text('keys.delete')}: ${name}`}
				onClick={onDelete}
			>
				{text('keys.delete')}
			</button>
		</li>
	)
}
