import type { User } from '#web/account/user-info.ts'
import { SignedInDevices } from './signed-in-devices.tsx'
import { TwoFactor } from './two-factor.tsx'

/** Access to the account: two-factor log-in, and the logged-in devices. */
export const Security = ({ user }: { user: User }) => (
	<div className="dashboard-parts">
		<TwoFactor user={user} />
		<SignedInDevices />
	</div>
)
