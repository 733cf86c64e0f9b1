import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { TwoFactorResponse, TwoFactorSetUpResponse } from '#contract/security.ts'
import { dateOf } from '#text/format.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { CheckedForm, useCheckedForm } from '#web/ui/checked-form.tsx'
import { PasswordField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { DashboardPart } from './dashboard-part.tsx'
import { useChange } from './own-data.ts'
import { useUser } from './own-view.tsx'
import { TwoFactorProof } from './two-factor-proof.tsx'
import { TwoFactorSetUp, twoFactorPath } from './two-factor-set-up.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import './two-factor.css'

type State = TwoFactorResponse['data']
type Stage =
	| { kind: 'rest' | 'password' }
	| { kind: 'key'; setUp: TwoFactorSetUpResponse['data'] }
	| { kind: 'codes'; codes: readonly string[] }

/** Two-factor log-in: off until the reader has set it up. */
export function TwoFactor({ state }: { state: State }) {
	const text = useDashboardText()
	const user = useUser()
	const say = useMessage()
	const change = useChange()
	const { revalidate } = useRevalidator()
	const [stage, setStage] = useState<Stage>({ kind: 'rest' })
	/** An account without a password needs a log-in a moment ago instead. */
	const begin = async (password?: string): Promise<'wrong_password' | undefined> => {
		const body = password === undefined ? {} : { password }
		const response = await change<TwoFactorSetUpResponse>('POST', `${twoFactorPath}setup/`, body, {
			expected: ['wrong_credentials', 'password_required', 'two_factor_on'],
			again: () => void begin(password),
		})
		if (response.ok) setStage({ kind: 'key', setUp: response.value.data })
		else if (response.failure.code === 'wrong_credentials') return 'wrong_password'
		else if (response.failure.code === 'password_required') say('error', text('data.delete.again'))
		else if (response.failure.code === 'two_factor_on') await revalidate()
		return undefined
	}
	const showCodes = (codes: readonly string[]) => setStage({ kind: 'codes', codes })
	const rest = () => setStage({ kind: 'rest' })
	return (
		<DashboardPart title={text('twoFactor.title')} lead={text('twoFactor.lead')}>
			{stage.kind === 'codes' && <RecoveryCodes codes={stage.codes} onDone={rest} />}
			{stage.kind === 'key' && <TwoFactorSetUp setUp={stage.setUp} onDone={showCodes} onCancel={rest} />}
			{stage.kind === 'password' && <SetUpPassword begin={begin} />}
			{stage.kind === 'rest' && !state.enabled && (
				<button
					type="button"
					className="primary-button at-start"
					onClick={() => (user.has_password ? setStage({ kind: 'password' }) : void begin())}
				>
					{text('twoFactor.begin')}
				</button>
			)}
			{stage.kind === 'rest' && state.enabled && (
				<TurnedOn
					state={state}
					onCodes={showCodes}
					onOff={() => say('success', text('twoFactor.turnedOff'))}
				/>
			)}
		</DashboardPart>
	)
}

function SetUpPassword({ begin }: { begin: (password: string) => Promise<'wrong_password' | undefined> }) {
	const text = useDashboardText()
	const form = useCheckedForm({
		labels: { password: text('password.current') },
		check: ({ password }) => (password === '' ? { password: text('password.wrong') } : {}),
		send: async ({ password }) =>
			(await begin(password)) === undefined ? undefined : { password: text('password.wrong') },
	})
	return (
		<CheckedForm form={form} className="two-factor-form">
			<PasswordField
				{...form.field('password')}
				hint={text('twoFactor.password')}
				autoComplete="current-password"
			/>
			<SubmitButton busy={form.busy}>{text('twoFactor.continue')}</SubmitButton>
		</CheckedForm>
	)
}

type TurnedOnProps = {
	state: State
	onCodes: (codes: readonly string[]) => void
	onOff: () => void
}

function TurnedOn({ state, onCodes, onOff }: TurnedOnProps) {
	const text = useDashboardText()
	const locale = useLocale()
	const [opened, setOpened] = useState<'codes' | 'off'>()
	const close = () => setOpened(undefined)
	return (
		<>
			<p>
				<strong>
					{text('twoFactor.on', { date: state.since ? dateOf(new Date(state.since), locale) : '' })}
				</strong>{' '}
				{text('twoFactor.codesLeft', { count: state.recovery_codes })}
			</p>
			<div className="button-row">
				<button type="button" className="quiet-button" onClick={() => setOpened('codes')}>
					{text('twoFactor.renew')}
				</button>
				<button type="button" className="quiet-button danger-button" onClick={() => setOpened('off')}>
					{text('twoFactor.off')}
				</button>
			</div>
			{opened && (
				<TwoFactorProof
					act={opened}
					onClose={close}
					onDone={(codes) => {
						close()
						if (codes === undefined) onOff()
						else onCodes(codes)
					}}
				/>
			)}
		</>
	)
}

/** Shown only once: the server stores their hashes. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	const text = useDashboardText()
	const say = useMessage()
	const title = useRef<HTMLHeadingElement>(null)
	useEffect(() => title.current?.focus(), [])
	const copy = async () => {
		await navigator.clipboard.writeText(codes.join('\n'))
		say('success', text('twoFactor.copied'))
	}
	return (
		<div className="stack two-factor-form">
			<h3 ref={title} tabIndex={-1}>
				{text('twoFactor.codesTitle')}
			</h3>
			<p>{text('twoFactor.codesLead')}</p>
			<ol dir="ltr" className="recovery-codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ol>
			<div className="button-row">
				<button type="button" className="primary-button" onClick={onDone}>
					{text('twoFactor.saved')}
				</button>
				<button type="button" className="quiet-button" onClick={() => void copy()}>
					{text('twoFactor.copy')}
				</button>
			</div>
		</div>
	)
}
