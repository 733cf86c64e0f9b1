import { useCallback, useEffect, useState } from 'react'
import type { TwoFactorResponse, TwoFactorSetUpResponse } from '#contract/security.ts'
import { dateOf } from '#text/format.ts'
import { useFailureMessage } from '#web/account/use-failure-message.ts'
import type { User } from '#web/account/user-info.ts'
import { Waiting } from '#web/account/waiting.tsx'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { PasswordField } from '#web/ui/form-field.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { DashboardPart } from './dashboard-part.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { twoFactorPath } from './two-factor-path.ts'
import { TwoFactorProof } from './two-factor-proof.tsx'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import { useLeave } from './use-user.ts'
import './two-factor.css'

type Stage =
	| { kind: 'rest' | 'password' }
	| { kind: 'key'; setUp: TwoFactorSetUpResponse['data'] }
	| { kind: 'codes'; codes: readonly string[] }

/** Two-factor log-in: off until the reader has set it up. */
export function TwoFactor({ user }: { user: User }) {
	const text = useDashboardText()
	const say = useMessage()
	const leave = useLeave()
	const sayFailure = useFailureMessage()
	const [state, setState] = useState<TwoFactorResponse['data']>()
	const [hasFailed, setHasFailed] = useState(false)
	const [stage, setStage] = useState<Stage>({ kind: 'rest' })
	const load = useCallback(async () => {
		setHasFailed(false)
		const response = await call<TwoFactorResponse>('GET', twoFactorPath)
		if (response.ok) setState(response.value.data)
		else setHasFailed(true)
	}, [])
	useEffect(() => void load(), [load])

	/** Just after a log-in the server does not require the password. */
	const begin = async (password?: string): Promise<'wrong_password' | undefined> => {
		const body = password === undefined ? {} : { password }
		const response = await call<TwoFactorSetUpResponse>('POST', `${twoFactorPath}setup/`, body)
		if (response.ok) setStage({ kind: 'key', setUp: response.value.data })
		else if (response.failure.code === 'wrong_credentials') return 'wrong_password'
		else if (response.failure.code === 'password_required') {
			if (user.has_password) setStage({ kind: 'password' })
			else say('error', text('data.delete.again'))
		} else if (response.failure.code === 'two_factor_on') await load()
		else if (response.failure.status === 401) await leave()
		else sayFailure(response.failure, () => void begin(password))
		return undefined
	}
	const showCodes = (codes: readonly string[]) => {
		setStage({ kind: 'codes', codes })
		void load()
	}
	const rest = () => setStage({ kind: 'rest' })
	return (
		<DashboardPart title={text('twoFactor.title')} lead={text('twoFactor.lead')}>
			{hasFailed && (
				<div role="alert" className="load-failure">
					<p>{text('twoFactor.failed')}</p>
					<button type="button" className="quiet-button" onClick={() => void load()}>
						{text('retry')}
					</button>
				</div>
			)}
			{state === undefined && !hasFailed && <Waiting>{text('loading')}</Waiting>}
			{stage.kind === 'codes' && <RecoveryCodes codes={stage.codes} onDone={rest} />}
			{stage.kind === 'key' && <TwoFactorSetUp setUp={stage.setUp} onDone={showCodes} onCancel={rest} />}
			{stage.kind === 'password' && <SetUpPassword begin={begin} />}
			{stage.kind === 'rest' && state?.enabled === false && (
				<button type="button" className="primary-button at-start" onClick={() => void begin()}>
					{text('twoFactor.begin')}
				</button>
			)}
			{stage.kind === 'rest' && state?.enabled && (
				<TurnedOn
					state={state}
					user={user}
					onCodes={showCodes}
					onOff={() => {
						say('success', text('twoFactor.turnedOff'))
						void load()
					}}
				/>
			)}
		</DashboardPart>
	)
}

const fields = ['password'] as const

function SetUpPassword({ begin }: { begin: (password: string) => Promise<'wrong_password' | undefined> }) {
	const text = useDashboardText()
	const form = useCheckedForm({
		fields,
		check: ({ password }) => (password === '' ? { password: text('password.wrong') } : {}),
		send: async ({ password }) =>
			(await begin(password)) === undefined ? undefined : { password: text('password.wrong') },
	})
	return (
		<form {...form.formProps} className="stack two-factor-form">
			<PasswordField
				name="password"
				label={text('password.current')}
				hint={text('twoFactor.password')}
				fault={form.faults.password}
				autoComplete="current-password"
			/>
			<SubmitButton busy={form.busy}>{text('twoFactor.continue')}</SubmitButton>
		</form>
	)
}

type TurnedOnProps = {
	state: TwoFactorResponse['data']
	user: User
	onCodes: (codes: readonly string[]) => void
	onOff: () => void
}

function TurnedOn({ state, user, onCodes, onOff }: TurnedOnProps) {
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
					user={user}
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
