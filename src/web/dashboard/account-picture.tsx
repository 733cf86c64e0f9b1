import { useState } from 'react'
import type { User } from '#web/account/user-info.ts'
import { CircleUserRound } from '#web/ui/icons.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { Camera } from './dashboard-icons.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import './account-picture.css'

/** Opens the crop dialog, but only where personal information is shown. */
export function AccountPicture({ user, editable }: { user: User | undefined; editable: boolean }) {
	const text = useDashboardText()
	const [open, setOpen] = useState(false)
	const picture = user?.profile_image ? (
		<img src={user.profile_image} alt={editable ? '' : text('picture.none')} width={84} height={84} />
	) : (
		<CircleUserRound className="account-picture-blank" strokeWidth={1} aria-hidden="true" />
	)
	if (user === undefined || !editable) return <span className="account-picture">{picture}</span>
	return (
		<>
			<button
				type="button"
				className="account-picture"
				aria-label={text('picture')}
				title={text('picture')}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				{picture}
				<span className="account-picture-mark">
					<Camera size={16} aria-hidden="true" />
				</span>
			</button>
			{open && <CropDialog user={user} onClose={() => setOpen(false)} />}
		</>
	)
}
