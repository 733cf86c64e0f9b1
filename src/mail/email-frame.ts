import { brandColours, brandName } from '#domain/brand.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { directionOf, type UiLocale } from '#domain/locale.ts'

const fonts = {
	ltr: "Inter, 'Segoe UI', Helvetica, Arial, sans-serif",
	rtl: "Vazirmatn, Tahoma, 'Segoe UI', Arial, sans-serif",
}

/** The logo is attached to the e-mail: mail programs block remote images, which would also track the reader. */
export const logoId = 'logo'

/** For mail programs with a dark theme; others ignore style sheets. */
const darkStyle = `@media (prefers-color-scheme: dark) {
.ground { background: #101817 !important } .sheet { background: #182220 !important }
.words { color: #e6edeb !important } .small { color: #9db0ab !important }
.brand, .link { color: #4fd0bd !important } .act { background: #20af9c !important; color: #06211d !important }
}`

export const emailStyles = {
	paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.8;color:#1c2b28',
	small: 'margin:0 0 8px;font-size:13px;line-height:1.7;color:#5a6b67',
}

/** The HTML around the content of every e-mail. */
export function frameEmail(locale: UiLocale, subject: string, body: string): string {
	const { primary, ground } = brandColours
	return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${darkStyle}</style>
</head>
<body dir="${directionOf(locale)}" class="ground" style="margin:0;padding:24px;background:${ground};font-family:${fonts[directionOf(locale)]}">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;text-align:start">
<p class="brand" style="margin:0 0 24px;font-size:20px;line-height:32px;font-weight:bold;color:${primary}"><img src="cid:${logoId}" width="32" height="32" alt="" style="vertical-align:middle;border:0;border-radius:8px"> ${escapeMarkup(brandName[locale])}</p>
${body}
</div>
</body>
</html>
`
}
