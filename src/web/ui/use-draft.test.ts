import { expect, test } from 'vitest'
import { followed } from './use-draft.ts'

test('a draft follows an address that changes under it', () => {
	const draft = { key: 'bit', value: 'bitco', requested: undefined }
	expect(followed(draft, '', '')).toEqual({ key: '', value: '', requested: undefined })
})

test('what the reader went on with stays when the requested address comes', () => {
	const draft = { key: '', value: 'bitcoin', requested: 'bit' }
	expect(followed(draft, 'bit', 'bit')).toEqual({ key: 'bit', value: 'bitcoin', requested: undefined })
})

test('a requested address counts once: coming back to it later is following', () => {
	const come = followed({ key: '', value: 'bit', requested: 'bit' }, 'bit', 'bit')
	const back = followed(come, '', '')
	expect(followed(back, 'bit', 'bit').value).toBe('bit')
	expect(followed({ ...back, value: 'eth' }, 'bit', 'bit').value).toBe('bit')
})

test('an address other than the requested one wins', () => {
	expect(followed({ key: '', value: 'bitcoin', requested: 'bit' }, 'eth', 'eth').value).toBe('eth')
})
