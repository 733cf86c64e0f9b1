import { PageMeta } from '#web/layout/page-meta.tsx'
import { useText } from '#web/layout/use-locale.ts'

export function FailureScreen() {
	const text = useText()
	return (
		<div
			className="wrap grid flex-1 content-center justify-items-center gap-3 py-16 text-center"
			role="alert"
		>
			<PageMeta title={text('failure.title')} hidden />
			<h1 className="text-xl font-bold">{text('failure.title')}</h1>
			<p className="text-ink-2">{text('failure.message')}</p>
			<button type="button" className="primary-button" onClick={() => location.reload()}>
				{text('failure.retry')}
			</button>
		</div>
	)
}
