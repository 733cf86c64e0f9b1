import { useEffect, useId, useState } from 'react'
import type { LocationResponse } from '#contract/session.ts'
import { call } from '#web/api-client.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { CountryPicker } from './country-picker.tsx'
import {
	asTyped,
	type CountryCode,
	countryOf,
	inCountry,
	nationalCountry,
	readCountry,
} from './phone-text.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import '#web/ui/form-field.css'

type Props = { stored: string; fault: string | undefined }

/** An international number, formatted while it is typed. The form reads it as “phone” and its country as “country”. */
export function PhoneField({ stored, fault }: Props) {
	const text = useDashboardText()
	const locale = useLocale()
	const id = useId()
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
	return (
		<div className="field">
			<label htmlFor={id}>{text('phone')}</label>
			<div className="field-row" dir="ltr">
				<CountryPicker
					chosen={country}
					own={own}
					onChoose={(code) => {
						setShown(inCountry(shown, country, code))
						setCountry(code)
					}}
				/>
				<input
					id={id}
					name="phone"
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					className="field-input"
					aria-invalid={fault !== undefined}
					aria-describedby={`${fault ? `${id}-fault ` : ''}${id}-hint`}
					value={shown}
					onChange={({ target }) => type(target.value, target.selectionStart === target.value.length)}
				/>
				<input type="hidden" name="country" value={country ?? ''} />
			</div>
			<p id={`${id}-hint`} className="small-text faint-text">
				{text('phoneHint')}
			</p>
			{fault && (
				<p id={`${id}-fault`} className="field-fault">
					{fault}
				</p>
			)}
		</div>
	)
}
