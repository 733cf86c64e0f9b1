import type { User } from '#web/account/user-info.ts'
import { SignedInDevices } from './signed-in-devices.tsx'
import { TwoFactor } from './two-factor.tsx'

/** Who can get into the account: the second step of the log-in, and the devices that are in already. */
export const Security = ({ user }: { user: User }) => (
	<div className="dashboard-parts">
		<TwoFactor user={user} />
		<SignedInDevices />
	</div>
)
