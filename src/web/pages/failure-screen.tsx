import { PageMeta } from '#web/layout/page-meta.tsx'
import { useText } from '#web/layout/use-locale.ts'
import './failure-screen.css'

export function FailureScreen() {
	const text = useText()
	return (
		<div className="wrap failure-screen" role="alert">
			<PageMeta title={text('failure.title')} hidden />
			<h1>{text('failure.title')}</h1>
			<p className="quiet-text">{text('failure.message')}</p>
			<button type="button" className="primary-button" onClick={() => location.reload()}>
				{text('failure.retry')}
			</button>
		</div>
	)
}
