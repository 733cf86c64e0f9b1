import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { directionOf } from '#domain/locale.ts'
import { withDigits } from '#text/format.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type Country, countriesIn, findCountries, flagOf, isLikely, likelyFirst } from './country-names.ts'
import type { CountryCode } from './phone-text.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import '#web/ui/form-field.css'
import './country-picker.css'

type Props = {
	chosen: CountryCode | undefined
	/** The country of the visitor's address. */
	own: CountryCode | undefined
	onChoose: (code: CountryCode) => void
}

/** Letters that follow each other within this time are one word. */
const typeToFindMs = 700

/** A button with the country; it opens a list with a search, and letters typed on it find a country. */
export function CountryPicker({ chosen, own, onChoose }: Props) {
	const text = useDashboardText()
	const locale = useLocale()
	const [open, setOpen] = useState(false)
	const root = useRef<HTMLDivElement>(null)
	const button = useRef<HTMLButtonElement>(null)
	const typed = useRef({ word: '', at: 0 })
	const countries = countriesIn(locale)
	const country = countries.find(({ code }) => code === chosen)

	useEffect(() => {
		if (!open) return
		const onPointer = (event: PointerEvent) => {
			if (!root.current?.contains(event.target as Node)) setOpen(false)
		}
		document.addEventListener('pointerdown', onPointer)
		return () => document.removeEventListener('pointerdown', onPointer)
	}, [open])

	const choose = (code: CountryCode) => {
		onChoose(code)
		setOpen(false)
		button.current?.focus()
	}
	const onButtonKey = (event: KeyboardEvent) => {
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault()
			setOpen(true)
			return
		}
		if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
		const now = Date.now()
		const word = (now - typed.current.at < typeToFindMs ? typed.current.word : '') + event.key
		typed.current = { word, at: now }
		const [found] = findCountries(countries, word)
		if (found !== undefined) onChoose(found.code)
	}
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left the list.
		<div
			ref={root}
			className="country-picker"
			onBlur={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget !== null) setOpen(false)
			}}
		>
			<button
				ref={button}
				type="button"
				className="field-input country-button"
				aria-haspopup="dialog"
				aria-expanded={open}
				// The accessible name contains the visible text, so that voice control can use it.
				aria-label={`${text('country')}: ${country ? `${country.code}, ${country.name} ${country.callingCode}` : '—'}`}
				onClick={() => setOpen(!open)}
				onKeyDown={onButtonKey}
			>
				{country && <Flag of={country} />}
				<bdi>{country ? country.code : '—'}</bdi>
				<Icon name="down" />
			</button>
			{open && (
				<CountryList
					countries={likelyFirst(countries, own)}
					chosen={chosen}
					own={own}
					label={(each) => `${withDigits(each.callingCode, locale)}`}
					onChoose={choose}
					onClose={() => {
						setOpen(false)
						button.current?.focus()
					}}
				/>
			)}
		</div>
	)
}

const Flag = ({ of }: { of: Country }) => (
	<span className="flag" aria-hidden="true">
		{flagOf(of.code)}
	</span>
)

type ListProps = {
	countries: readonly Country[]
	chosen: CountryCode | undefined
	own: CountryCode | undefined
	label: (country: Country) => string
	onChoose: (code: CountryCode) => void
	onClose: () => void
}

function CountryList({ countries, chosen, own, label, onChoose, onClose }: ListProps) {
	const text = useDashboardText()
	const id = useId()
	const list = useRef<HTMLDivElement>(null)
	const search = useRef<HTMLInputElement>(null)
	const box = useRef<HTMLDivElement>(null)
	const locale = useLocale()
	const [query, setQuery] = useState('')
	const [active, setActive] = useState(() =>
		Math.max(
			0,
			countries.findIndex(({ code }) => code === chosen),
		),
	)
	const found = findCountries(countries, query)
	useEffect(() => {
		search.current?.focus({ preventScroll: true })
		// On a phone it opens below the edge of the screen.
		box.current?.scrollIntoView({ block: 'nearest' })
	}, [])
	useEffect(() => {
		list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
	}, [active])
	const onKey = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key]
		const country = found[active]
		if (step !== undefined) setActive(Math.min(found.length - 1, Math.max(0, active + step)))
		else if (event.key === 'Enter' && country) onChoose(country.code)
		else if (event.key === 'Escape') onClose()
		else return
		event.preventDefault()
		event.stopPropagation()
	}
	return (
		// The number is left to right in both languages, but the names in the list are not.
		<div ref={box} className="card country-box">
			<div dir={directionOf(locale)}>
				<input
					ref={search}
					type="text"
					role="combobox"
					aria-label={text('countrySearch')}
					placeholder={text('countrySearch')}
					aria-expanded="true"
					aria-autocomplete="list"
					aria-controls={`${id}-list`}
					aria-activedescendant={found[active] ? `${id}-${found[active].code}` : undefined}
					autoComplete="off"
					className="field-input"
					value={query}
					onChange={(event) => {
						event.stopPropagation()
						setQuery(event.target.value)
						setActive(0)
					}}
					onKeyDown={onKey}
				/>
				<div
					ref={list}
					id={`${id}-list`}
					role="listbox"
					aria-label={text('country')}
					className="country-list"
				>
					{found.map((country, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the search box above moves through the list.
						<div
							key={country.code}
							id={`${id}-${country.code}`}
							role="option"
							tabIndex={-1}
							aria-selected={country.code === chosen}
							data-active={index === active}
							data-likely={query === '' && isLikely(country.code, own)}
							onClick={() => onChoose(country.code)}
						>
							<Flag of={country} />
							<bdi className="country-name">{country.name}</bdi>
							<bdi className="country-code" dir="ltr">
								{label(country)}
							</bdi>
						</div>
					))}
				</div>
				{found.length === 0 && (
					<p role="status" className="country-none">
						{text('countryNone')}
					</p>
				)}
			</div>
		</div>
	)
}
