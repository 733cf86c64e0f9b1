import type { DevicesResponse, TwoFactorResponse } from '#contract/security.ts'
import type { Route } from './+types/security-view.ts'
import { readOwn } from './own-data.ts'
import { ViewFailure, ViewWaiting } from './own-view.tsx'
import { devicesPath, SignedInDevices } from './signed-in-devices.tsx'
import { TwoFactor } from './two-factor.tsx'
import { twoFactorPath } from './two-factor-set-up.tsx'

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
	Promise.all([readOwn<TwoFactorResponse>(twoFactorPath, url), readOwn<DevicesResponse>(devicesPath, url)])
export const HydrateFallback = ViewWaiting
export const ErrorBoundary = ViewFailure

export default function SecurityView({ loaderData: [twoFactor, devices] }: Route.ComponentProps) {
	return (
		<div className="dashboard-parts">
			<TwoFactor state={twoFactor} />
			<SignedInDevices devices={devices} />
		</div>
	)
}
