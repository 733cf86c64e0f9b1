import { useState } from 'react'
import { embedThemes, mostEmbedRows } from '#domain/embed.ts'
import { languages, newsLocales } from '#domain/locale.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { plainWord, SelectField, TextField } from '#web/ui/form-field.tsx'
import { CodeBlock } from './code-block.tsx'
import { embedAddress } from './examples.ts'
import { useDevelopersText } from './use-developers-text.ts'

/** Chooses what an embed shows, shows it, and writes what to paste. */
export function EmbedBuilder({ publicUrl }: { publicUrl: string }) {
	const text = useDevelopersText()
	const [chosen, setChosen] = useState({ lang: useLocale() as string, coins: '', count: '10', theme: 'auto' })
	const control = (name: keyof typeof chosen) => ({
		label: text(`builder.${name}`),
		name,
		value: chosen[name],
		onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
			setChosen((now) => ({ ...now, [name]: value })),
	})
	const address = embedAddress(publicUrl, chosen)
	const path = address.slice(publicUrl.length)
	return (
		<div className="stack">
			<form
				className="embed-form"
				aria-label={text('builder.label')}
				onSubmit={(event) => event.preventDefault()}
			>
				<SelectField {...control('lang')}>
					{newsLocales.map((locale) => (
						<option key={locale} value={locale}>
							{languages[locale].name}
						</option>
					))}
				</SelectField>
				<TextField {...control('coins')} {...plainWord} hint={text('builder.coinsHint')} maxLength={20} />
				<TextField {...control('count')} type="number" min={1} max={mostEmbedRows} dir="ltr" />
				<SelectField {...control('theme')}>
					{embedThemes.map((theme) => (
						<option key={theme} value={theme}>
							{text(`builder.${theme}`)}
						</option>
					))}
				</SelectField>
			</form>
			<iframe key={path} src={path} title={text('builder.preview')} className="embed-preview" />
			<CodeBlock
				code={`<iframe src="${address}" title="${text('embed.title')}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`}
			/>
		</div>
	)
}
