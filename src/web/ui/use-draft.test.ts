import { expect, test } from 'vitest'
import { followed } from './use-draft.ts'

test('a draft follows an address that changes under it', () => {
	const draft = { key: 'bit', value: 'bitco', requested: undefined }
	expect(followed(draft, '', '')).toEqual({ key: '', value: '', requested: undefined })
})

test('what the reader went on with stays when the address that was asked for comes', () => {
	const draft = { key: '', value: 'bitcoin', requested: 'bit' }
	expect(followed(draft, 'bit', 'bit')).toEqual({ key: 'bit', value: 'bitcoin', requested: undefined })
})

test('an address that was asked for counts once: coming back to it later is following', () => {
	const come = followed({ key: '', value: 'bit', requested: 'bit' }, 'bit', 'bit')
	const back = followed(come, '', '')
	expect(followed(back, 'bit', 'bit').value).toBe('bit')
	expect(followed({ ...back, value: 'eth' }, 'bit', 'bit').value).toBe('bit')
})

test('an address other than the one asked for wins', () => {
	expect(followed({ key: '', value: 'bitcoin', requested: 'bit' }, 'eth', 'eth').value).toBe('eth')
})
