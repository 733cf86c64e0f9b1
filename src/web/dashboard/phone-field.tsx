import { useEffect, useMemo, useState } from 'react'
import type { LocationResponse } from '#contract/session.ts'
import { directionOf } from '#domain/locale.ts'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { Field } from '#web/ui/form-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { countriesIn, flagOf } from './country-names.ts'
import {
	asTyped,
	type CountryCode,
	countryOf,
	inCountry,
	nationalCountry,
	readCountry,
} from './phone-text.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import './phone-field.css'

type Props = { stored: string; fault: string | undefined }

/** An international number, formatted while it is typed. The form reads it as “phone” and its country as “country”. */
export function PhoneField({ stored, fault }: Props) {
	const text = useDashboardText()
	const locale = useLocale()
	const [country, setCountry] = useState<CountryCode | undefined>(() => countryOf(stored))
	const [shown, setShown] = useState(() => asTyped(stored, undefined).shown)
	const [own, setOwn] = useState<CountryCode>()
	useEffect(() => {
		let current = true
		// Our own server looks the country up in its own table; a late result does not override a choice.
		void call<LocationResponse>('GET', '/v1/user/location/').then((response) => {
			const guess = response.ok ? readCountry(response.value.country_code) : undefined
			if (!current || guess === undefined) return
			setOwn(guess)
			if (stored === '') setCountry((now) => now ?? guess)
		})
		return () => {
			current = false
		}
	}, [stored])
	const type = (value: string, atEnd: boolean) => {
		const next = asTyped(value, country ?? nationalCountry(value, locale))
		// Formatting in the middle of a number would move the cursor to its end; deleted characters are not restored.
		setShown(atEnd && value.length > shown.length ? next.shown : value)
		setCountry(next.country)
	}
	const choose = (code: CountryCode | undefined) => {
		if (code === undefined) return
		setShown(inCountry(shown, country, code))
		setCountry(code)
	}
	return (
		<Field label={text('phone')} hint={text('phoneHint')} fault={fault}>
			{(control) => (
				<div className="field-row" dir="ltr">
					<CountryChoice chosen={country} own={own} onChoose={choose} />
					<input
						{...control}
						name="phone"
						type="tel"
						inputMode="tel"
						autoComplete="tel"
						className="field-input"
						value={shown}
						onChange={({ target }) => type(target.value, target.selectionStart === target.value.length)}
					/>
				</div>
			)}
		</Field>
	)
}

type ChoiceProps = {
	chosen: CountryCode | undefined
	/** The country of the visitor's address. */
	own: CountryCode | undefined
	onChoose: (code: CountryCode | undefined) => void
}

function CountryChoice({ chosen, own, onChoose }: ChoiceProps) {
	const text = useDashboardText()
	const locale = useLocale()
	const { likely, others } = useMemo(() => countriesIn(locale, own), [locale, own])
	const option = ({ code, name }: (typeof others)[number]) => (
		<option key={code} value={code}>
			{name}
		</option>
	)
	return (
		<span className="field-input country-choice">
			{chosen && (
				<span className="flag" aria-hidden="true">
					{flagOf(chosen)}
				</span>
			)}
			<bdi aria-hidden="true">{chosen ?? '—'}</bdi>
			<Icon name="down" />
			{/* The number beside it runs from left to right in both languages, the names in the list do not. */}
			<select
				name="country"
				aria-label={text('country')}
				dir={directionOf(locale)}
				value={chosen ?? ''}
				onChange={({ target }) => onChoose(readCountry(target.value))}
			>
				{chosen === undefined && <option value="">—</option>}
				{likely.map(option)}
				<hr />
				{others.map(option)}
			</select>
		</span>
	)
}
