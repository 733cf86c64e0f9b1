import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { asSearch, homeAddress, homePath, readHomeQuery, shortHomeQuery } from '#contract/home-query.ts'
import { chosenNewsLocale } from '#web/layout/chosen-news-locale.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { begunOnLatest } from './begun-on-latest.ts'
import { isTyping, singleKeysOn } from './single-keys.ts'
import './search-box.css'

/** Searches a moment after the last key; Enter searches immediately, “/” focuses it from anywhere. */
export function SearchBox() {
	const text = useText()
	const uiLocale = useLocale()
	const navigate = useNavigate()
	const { pathname, search } = useLocation()
	const { category } = useParams()
	const isPerson = pathname.includes('/influencers/')
	const { query, searched, results } = useMemo(() => {
		const query = readHomeQuery(new URLSearchParams(search), category, uiLocale)
		const searched = shortHomeQuery({ ...query, page: 1, search: '' }, uiLocale)
		const results = `${homePath({ category, search: '' }, { uiLocale, isPerson })}/results`
		return { query, searched, results }
	}, [search, category, uiLocale, isPerson])
	const input = useRef<HTMLInputElement>(null)
	const draft = useDraft(query.search, query.search)
	const onResults = pathname.endsWith('/results')
	const run = (search: string) => {
		countdown.stop()
		const wanted = search.trim()
		draft.request(wanted)
		if (wanted === query.search) return
		void navigate(
			homeAddress(
				{ ...query, isLatest: begunOnLatest(query) },
				{ search: wanted },
				{ uiLocale, isPerson, chosenLocale: chosenNewsLocale() },
			),
			{
				preventScrollReset: true,
			},
		)
	}
	const countdown = useCountdown(() => run(input.current?.value ?? ''))
	useSlashKey(input)

	const clear = () => {
		draft.change(() => '')
		run('')
		input.current?.focus()
	}
	return (
		<search className={`search-box ${onResults ? 'search-box-results' : ''}`}>
			{/* On a phone the box covers the header while it has the focus; without scripts it is on the results page. */}
			<a
				href={results + asSearch(searched)}
				className="icon-button narrow-only"
				aria-label={text('search.open')}
				{...hintOnHover(text('search.open'))}
				onClick={(event) => {
					event.preventDefault()
					input.current?.focus()
				}}
			>
				<Icon name="search" />
			</a>
			<form
				className="search-form"
				action={results}
				onSubmit={(event) => {
					event.preventDefault()
					run(draft.value)
				}}
			>
				{/* The hidden fields for browsers without scripts, so that the same list is searched. The URL may contain
				    more than the server understood, so only here may it decide what is rendered. */}
				<noscript>
					{[...searched].map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
				</noscript>
				<button
					type="button"
					className="icon-button narrow-only search-back"
					aria-label={text('search.close')}
					onClick={(event) => event.currentTarget.blur()}
				>
					<Icon name="back" />
				</button>
				<Icon name="search" className="search-icon" />
				<input
					ref={input}
					type="search"
					name="search_query"
					aria-label={text('search.label')}
					placeholder={text('search.label')}
					maxLength={100}
					autoComplete="off"
					enterKeyHint="search"
					// An empty box has the direction of the page, or its label would be on the wrong side.
					dir={draft.value === '' ? undefined : 'auto'}
					value={draft.value}
					onChange={(event) => {
						const { value } = event.target
						draft.change(() => value)
						startTransition(countdown.start)
					}}
					className="search-input"
				/>
				<span className="search-end">
					{countdown.left !== undefined ? (
						<CountdownRing left={countdown.left} label={text('search.waiting')} />
					) : draft.value !== '' ? (
						<button type="button" className="icon-button" aria-label={text('search.clear')} onClick={clear}>
							<X size={17} aria-hidden="true" />
						</button>
					) : (
						<kbd className="search-key">/</kbd>
					)}
				</span>
			</form>
		</search>
	)
}

const circumference = 2 * Math.PI * 9

function CountdownRing({ left, label }: { left: number; label: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			className="search-ring"
			role="progressbar"
			aria-label={label}
			aria-valuenow={left}
			aria-valuemin={0}
			aria-valuemax={countdownStart}
		>
			<circle cx="12" cy="12" r="9" fill="none" strokeWidth="3" />
			<circle
				cx="12"
				cy="12"
				r="9"
				fill="none"
				strokeWidth="3"
				strokeLinecap="round"
				strokeDasharray={circumference}
				strokeDashoffset={circumference * (1 - left / 100)}
			/>
		</svg>
	)
}

/** “/” scrolls to the top and focuses the box, unless a field has the focus. */
function useSlashKey(input: React.RefObject<HTMLInputElement | null>): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey && event.key !== '?')
			const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
			if (!isSlash || !isPlain || isTyping(event) || !singleKeysOn()) return
			event.preventDefault()
			window.scrollTo({ top: 0 })
			input.current?.focus()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [input])
}

/** The search countdown starts at 75, loses 25 every 600 ms, and runs 200 ms after reaching zero. */
const countdownStart = 75
const step = 25
const stepMs = 600
const lastMs = 200

/** Counts down from the last start and then acts once; a new start restarts it. */
function useCountdown(act: () => void) {
	const [left, setLeft] = useState<number>()
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const action = useRef(act)
	action.current = act

	const stop = () => {
		clearTimeout(timer.current)
		setLeft(undefined)
	}
	const tick = (value: number) => {
		setLeft(value)
		timer.current = setTimeout(
			() => {
				if (value > 0) return tick(value - step)
				setLeft(undefined)
				action.current()
			},
			value > 0 ? stepMs : lastMs,
		)
	}
	const start = () => {
		clearTimeout(timer.current)
		tick(countdownStart)
	}
	useEffect(() => () => clearTimeout(timer.current), [])
	return { left, start, stop }
}
