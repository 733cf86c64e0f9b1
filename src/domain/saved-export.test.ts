import { expect, test } from 'vitest'
import { savedRow, writeSavedCsv } from './saved-export.ts'

const item = {
	id: 7,
	title: 'Bitcoin, “up” and "down"',
	url: 'https://wire.example/7',
	published_date: '2026-11-18T10:00:00.000Z',
	source: { title: 'ارزدیجیتال', locale: 'fa' as const },
}

test('every cell is quoted, and Persian is read as such', () => {
	expect(writeSavedCsv([savedRow(item)])).toBe(
		'\ufeffid,title,url,outlet,language,published_date\r\n' +
			'"7","Bitcoin, “up” and ""down""","https://wire.example/7","ارزدیجیتال","fa","2026-11-18T10:00:00.000Z"\r\n',
	)
})

test('a title is no formula', () => {
	for (const title of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])
		expect(writeSavedCsv([savedRow({ ...item, title })])).toContain(`"'${title}"`)
})
