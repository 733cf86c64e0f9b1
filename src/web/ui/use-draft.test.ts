import { expect, test } from 'vitest'
import { followed } from './use-draft.ts'

test('a draft follows a URL that changes', () => {
	const draft = { key: 'bit', value: 'bitco', requested: undefined }
	expect(followed(draft, '', '')).toEqual({ key: '', value: '', requested: undefined })
})

test('what the reader types meanwhile stays when the requested URL arrives', () => {
	const draft = { key: '', value: 'bitcoin', requested: 'bit' }
	expect(followed(draft, 'bit', 'bit')).toEqual({ key: 'bit', value: 'bitcoin', requested: undefined })
})

test('a requested URL counts once: a later return to it is followed', () => {
	const come = followed({ key: '', value: 'bit', requested: 'bit' }, 'bit', 'bit')
	const back = followed(come, '', '')
	expect(followed(back, 'bit', 'bit').value).toBe('bit')
	expect(followed({ ...back, value: 'eth' }, 'bit', 'bit').value).toBe('bit')
})

test('a URL other than the requested one wins', () => {
	expect(followed({ key: '', value: 'bitcoin', requested: 'bit' }, 'eth', 'eth').value).toBe('eth')
})
