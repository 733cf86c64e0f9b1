// What a press cannot do without a script is not here: forms work by themselves. This makes lists quick by keyboard.
const rows = () => [...document.querySelectorAll('[data-row]')]
const boxOf = (row) => row?.querySelector('input[type="checkbox"]')

function moveTo(step) {
	const all = rows()
	const at = all.indexOf(document.activeElement?.closest('[data-row]'))
	const row = all[Math.min(all.length - 1, Math.max(0, at + step))]
	row?.focus()
}

document.addEventListener('keydown', (event) => {
	if (event.ctrlKey || event.metaKey || event.altKey) return
	if (event.target.closest('input:not([type="checkbox"]), textarea, select')) return
	const row = document.activeElement?.closest('[data-row]')
	const press = document.querySelector(`button[data-key="${CSS.escape(event.key)}"]`)
	if (event.key === 'j') moveTo(1)
	else if (event.key === 'k') moveTo(-1)
	else if (event.key === 'x' && row !== null) boxOf(row)?.click()
	else if (press !== null) {
		// With nothing ticked, the row that is looked at is meant.
		if (!rows().some((one) => boxOf(one)?.checked) && boxOf(row)) boxOf(row).checked = true
		press.click()
	} else return
	event.preventDefault()
})

for (const all of document.querySelectorAll('input[data-all]')) {
	all.closest('label').hidden = false
	all.addEventListener('change', () => {
		for (const row of rows()) {
			const box = boxOf(row)
			if (box) box.checked = all.checked
		}
	})
}

// The server writes Tehran's time; the operator may be elsewhere.
const clock = new Intl.DateTimeFormat(document.documentElement.dataset.tag, {
	dateStyle: 'long',
	timeStyle: 'short',
})
for (const time of document.querySelectorAll('time[datetime][title]')) {
	time.title = clock.format(new Date(time.dateTime))
}
