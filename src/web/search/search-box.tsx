import { type FocusEvent, startTransition, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { asSearch, homeAddress, homePath, readHomeQuery, shortHomeQuery } from '#contract/home-query.ts'
import { chosenNewsLocale } from '#web/layout/chosen-news-locale.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { begunOnLatest } from '#web/news/begun-on-latest.ts'
import { isTyping, singleKeysOn } from '#web/news/single-keys.ts'
import { Icon } from '#web/ui/icon.tsx'
import { X } from '#web/ui/icons.tsx'
import { hintOnHover } from '#web/ui/title-on-hover.ts'
import { useDraft } from '#web/ui/use-draft.ts'
import { rememberSearch } from './recent-searches.ts'
import { CountdownRing, useCountdown } from './search-countdown.tsx'
import { useSearchPanel } from './use-search-panel.ts'
import './search-box.css'

/**
 * Searches a moment after the last key; Enter searches immediately, “/” and Ctrl+K focus it from anywhere. While it is
 * open it is over the page, with suggestions below.
 */
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
	const card = useRef<HTMLDivElement>(null)
	const input = useRef<HTMLInputElement>(null)
	const draft = useDraft(query.search, query.search)
	const { isOpen, Panel, open, close } = useSearchPanel()
	const onResults = pathname.endsWith('/results')
	const addressOf = (search: string) =>
		homeAddress(
			{ ...query, isLatest: begunOnLatest(query) },
			{ search },
			{ uiLocale, isPerson, chosenLocale: chosenNewsLocale() },
		)
	const run = (search: string) => {
		countdown.stop()
		close()
		const wanted = search.trim()
		// The page may still have the search that was cleared.
		const isOther = wanted !== query.search || draft.isUnderWay()
		draft.request(wanted)
		if (wanted !== '') rememberSearch(wanted)
		if (isOther) void navigate(addressOf(wanted), { preventScrollReset: true })
	}
	const countdown = useCountdown(() => run(input.current?.value ?? ''))
	const focus = () => {
		input.current?.focus()
		open()
	}
	useOpeningKeys(focus)

	/** What had the focus before the box. */
	const origin = useRef<Element | null>(null)
	const onFocus = ({ relatedTarget }: FocusEvent) => {
		if (!card.current?.contains(relatedTarget)) origin.current = relatedTarget
	}
	const onBlur = ({ target, relatedTarget }: FocusEvent) => {
		// The focus stays where it is when the whole window loses it.
		if (target !== document.activeElement && !card.current?.contains(relatedTarget)) close()
	}
	/** Leaves the box as the page has it. */
	const leave = () => {
		countdown.stop()
		close()
		draft.change(() => query.search)
	}
	const goBack = () => {
		leave()
		if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus()
		else input.current?.blur()
	}
	const clear = () => {
		draft.change(() => '')
		run('')
		input.current?.focus()
	}
	return (
		<search
			className={['search-box', onResults && 'search-box-results', isOpen && 'search-open']
				.filter(Boolean)
				.join(' ')}
		>
			{/* On a phone the box covers the header while it has the focus; without scripts it is on the results page. */}
			<a
				href={results + asSearch(searched)}
				className="icon-button narrow-only"
				aria-label={text('search.open')}
				{...hintOnHover(text('search.open'))}
				onClick={(event) => {
					event.preventDefault()
					focus()
				}}
			>
				<Icon name="search" />
			</a>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the focus are those of the box inside. */}
			<div
				ref={card}
				className="search-card"
				onFocus={onFocus}
				onBlur={onBlur}
				onKeyDown={(event) => {
					if (event.key === 'Escape' && isOpen) {
						event.preventDefault()
						goBack()
					} else if (event.key === 'ArrowDown') open()
				}}
			>
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
						onClick={goBack}
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
						onClick={open}
						onChange={(event) => {
							const { value } = event.target
							draft.change(() => value)
							startTransition(() => {
								open()
								countdown.start()
							})
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
							<kbd className="search-key">{isOpen ? 'Esc' : '/'}</kbd>
						)}
					</span>
				</form>
				{isOpen && Panel && (
					<Panel
						typed={draft.value}
						newsLocale={query.newsLocale}
						addressOf={addressOf}
						card={card}
						onChoosing={countdown.stop}
						onLeave={leave}
					/>
				)}
			</div>
		</search>
	)
}

/** “/” scrolls to the top and opens the box, unless a field has the focus; Ctrl+K and ⌘K always do. */
function useOpeningKeys(open: () => void): void {
	const latest = useRef(open)
	latest.current = open
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey && event.key !== '?')
			const isCommand = event.ctrlKey || event.metaKey
			const isShortcut =
				(event.code === 'KeyK' && isCommand && !event.shiftKey && !event.altKey) ||
				(isSlash && !isCommand && !event.altKey && !isTyping(event) && singleKeysOn())
			if (!isShortcut || document.querySelector('dialog[open]') !== null) return
			event.preventDefault()
			window.scrollTo({ top: 0 })
			latest.current()
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [])
}
