import { useEffect, useRef, useState } from 'react'
import type { ProfileEditResponse } from '#contract/profile.ts'
import { keepUserInfo, type User } from '#web/account/user-info.ts'
import { upload } from '#web/api-client-upload.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMessage } from '#web/ui/message-bar.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CropArea } from './crop-area.tsx'
import { type Frame, largestZoom, startFrame, turned, zoomed, zoomStep } from './crop-frame.ts'
import { Crop, ImageUp, RotateCcw, RotateCw, Undo2, ZoomIn, ZoomOut } from './dashboard-icons.tsx'
import { useRefusal } from './own-data.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import './crop-dialog.css'

type Props = { user: User; onClose: () => void }

/** The file picker opens immediately; a file that is not an image is ignored. */
export function CropDialog({ user, onClose }: Props) {
	const text = useDashboardText()
	const say = useMessage()
	const picker = useRef<HTMLInputElement>(null)
	const canvas = useRef<HTMLCanvasElement>(null)
	const [original, setOriginal] = useState<ImageBitmap>()
	const [picture, setPicture] = useState<ImageBitmap>()
	const [frame, setFrame] = useState<Frame>(startFrame)
	const { send, progress } = useUploadPicture(user, onClose)
	useEffect(() => picker.current?.click(), [])

	const show = (bitmap: ImageBitmap | undefined) => {
		setPicture(bitmap)
		setFrame(startFrame)
	}
	const choose = async (file: File | undefined) => {
		if (file === undefined || !file.type.startsWith('image/')) return
		const bitmap = await createImageBitmap(file).catch(() => undefined)
		if (bitmap === undefined) return say('error', text('crop.unreadable'))
		setOriginal(bitmap)
		show(bitmap)
	}
	const busy = progress !== undefined
	const tools = picture && [
		{ name: text('crop.in'), Icon: ZoomIn, run: () => setFrame((now) => zoomed(picture, now, zoomStep)) },
		{ name: text('crop.out'), Icon: ZoomOut, run: () => setFrame((now) => zoomed(picture, now, -zoomStep)) },
		{ name: text('crop.right'), Icon: RotateCw, run: () => setFrame((now) => turned(picture, now, 1)) },
		{ name: text('crop.left'), Icon: RotateCcw, run: () => setFrame((now) => turned(picture, now, -1)) },
		{ name: text('crop.reset'), Icon: Undo2, run: () => show(original) },
		{
			name: text('crop.crop'),
			Icon: Crop,
			// The visible part becomes the picture, which can be cropped further; reset restores the original.
			run: async () => canvas.current && show(await createImageBitmap(canvas.current)),
		},
	]
	return (
		<Dialog open onClose={onClose} title={text('crop.title')} className="crop-dialog">
			<div className="stack dialog-body crop-body">
				<input
					ref={picker}
					type="file"
					aria-label={text('crop.choose')}
					hidden
					onChange={({ target }) => {
						void choose(target.files?.[0])
						// So that the same file can be chosen again.
						target.value = ''
					}}
				/>
				{picture ? (
					<CropArea picture={picture} frame={frame} onChange={setFrame} canvas={canvas} />
				) : (
					<p className="crop-empty">{text('crop.empty')}</p>
				)}
				{picture && (
					<label className="crop-zoom">
						{text('crop.zoom')}
						<input
							type="range"
							min={startFrame.zoom}
							max={largestZoom}
							step="any"
							value={frame.zoom}
							disabled={busy}
							onChange={({ target }) =>
								setFrame((now) => zoomed(picture, now, target.valueAsNumber - now.zoom))
							}
						/>
					</label>
				)}
				{tools && (
					<div className="crop-tools">
						{tools.map(({ name, Icon, run }) => (
							<button key={name} type="button" disabled={busy} onClick={() => void run()}>
								<Icon size={20} aria-hidden="true" />
								{name}
							</button>
						))}
					</div>
				)}
				{busy && (
					<div className="crop-progress">
						<progress className="progress" max={100} value={progress} aria-label={text('crop.title')} />
						<p role="status" className="small-text quiet-text">
							{text('crop.uploading', { percent: progress })}
						</p>
					</div>
				)}
				<div className="dialog-buttons">
					<button
						type="button"
						className="quiet-button"
						disabled={busy}
						onClick={() => picker.current?.click()}
					>
						<ImageUp size={18} aria-hidden="true" />
						{text('crop.choose')}
					</button>
					<button
						type="button"
						className="primary-button"
						disabled={picture === undefined || busy}
						aria-busy={busy}
						onClick={() => canvas.current && void send(canvas.current)}
					>
						{busy && <Spinner className="spinner-small" />}
						{text('crop.confirm')}
					</button>
				</div>
			</div>
		</Dialog>
	)
}

/** Uploads the content of a canvas; `progress` is in percent during the upload. */
function useUploadPicture(user: User, onDone: () => void) {
	const text = useDashboardText()
	const locale = useLocale()
	const say = useMessage()
	const refuse = useRefusal()
	const [progress, setProgress] = useState<number>()
	const send = async (canvas: HTMLCanvasElement): Promise<void> => {
		const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/webp', 0.92))
		if (blob === null) return say('error', text('crop.unreadable'))
		const form = new FormData()
		form.append('files', blob, `${user.username}-profpic`)
		form.append('changes', JSON.stringify({ lang: locale }))
		setProgress(0)
		const response = await upload<ProfileEditResponse>('/v1/user/info/', form, (share) =>
			setProgress(Math.round(share * 100)),
		)
		setProgress(undefined)
		if (response.ok) {
			keepUserInfo(response.value.data.user)
			say('success', text('saved'))
			return onDone()
		}
		if ([400, 413, 415].includes(response.failure.status)) return say('error', text('crop.refused'))
		// An error with a retry button, because nothing was stored.
		refuse(response.failure, () => void send(canvas), text('failed'))
	}
	return { send, progress }
}
