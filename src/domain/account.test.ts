import { describe, expect, test } from 'vitest'
import {
	checkEmail,
	checkName,
	checkPassword,
	checkSignUp,
	checkUsername,
	type FieldFault,
	isUsername,
	proposeUsername,
} from './account.ts'

describe('a username', () => {
	test.each<[string, FieldFault | undefined]>([
		['sara.karimi', undefined],
		['Sara_1368', undefined],
		['abcdefgh', undefined],
		['a2345678901234567890', undefined],
		['a23456789012345678901', 'username_form'],
		['short77', 'username_form'],
		['', 'required'],
		['   ', 'required'],
		['.sarakarimi', 'username_form'],
		['sarakarimi_', 'username_form'],
		['sara..karimi', 'username_form'],
		['sara__karimi', 'username_form'],
		['sara._karimi', 'username_form'],
		['sara-karimi', 'username_form'],
		['sara@karimi', 'username_form'],
		['sara karimi', 'username_form'],
		['sаrakarimi', 'username_form'], // a Cyrillic а
		['ｓarakarimi', 'username_form'],
		['سارا.کریمی', 'username_form'],
		['sarakarimi\n', 'username_form'],
		['sara\u200ckarimi', 'username_form'],
	])('%j is %s', (username, fault) => {
		expect(checkUsername(username)).toBe(fault)
	})
})

describe('an e-mail address', () => {
	test.each<[string, FieldFault | undefined]>([
		['sara@example.com', undefined],
		['sara.karimi+news@mail.example.co.uk', undefined],
		["o'brien@example.ie", undefined],
		['a@b.museum', undefined],
		['sara@xn--mgba3a4f16a.ir', undefined],
		['', 'required'],
		['sara', 'email_format'],
		['sara@', 'email_format'],
		['@example.com', 'email_format'],
		['sara@example', 'email_format'],
		['sara@@example.com', 'email_format'],
		['sara@exam ple.com', 'email_format'],
		['.sara@example.com', 'email_format'],
		['sara.@example.com', 'email_format'],
		['sara..k@example.com', 'email_format'],
		['sara@-example.com', 'email_format'],
		['sara@example..com', 'email_format'],
		['sara@127.0.0.1', 'email_format'],
		['sara@example.com\r\nBcc: other@example.com', 'email_format'],
		['sara@example.com\n', 'email_format'],
		['sara@example.com, other@example.com', 'email_format'],
		['"sara"@example.com', 'email_format'],
		['Sara <sara@example.com>', 'email_format'],
		['ѕara@example.com', 'email_format'],
		[`${'a'.repeat(65)}@example.com`, 'email_format'],
		[
			`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.com`,
			'too_long',
		],
	])('%j is %s', (email, fault) => {
		expect(checkEmail(email)).toBe(fault)
	})

	test('with many dots does not block the check', () => {
		const begun = performance.now()
		checkEmail(`${'a.'.repeat(120)}@`)
		expect(performance.now() - begun).toBeLessThan(1_000)
	})
})

describe('a password', () => {
	test.each<[string, FieldFault | undefined]>([
		['Kavir#49lamp', undefined],
		['  Kavir#49lamp', undefined],
		['Kavir#49🌙lamp', undefined],
		['Kavir#49\0lamp', undefined],
		[`Kq7#${'x'.repeat(96)}`, undefined],
		[`Kq7#${'🌙'.repeat(96)}`, undefined],
		[`Kq7#${'x'.repeat(97)}`, 'password_form'],
		['', 'required'],
		['Kav#49l', 'password_form'],
		['kavir#49lamp', 'password_form'],
		['KAVIR#49LAMP', 'password_form'],
		['Kavir#lamp', 'password_form'],
		['Kavir49lamp', 'password_form'],
		['Kavir-49lamp', 'password_form'],
		['Kavir#49\ud83clamp', 'password_form'],
		['Password1!', 'password_common'],
		['P@ssw0rd', 'password_common'],
		['P@$$w0rd123', 'password_common'],
		['Passw0rd!', 'password_common'],
		['Qwerty123!', 'password_common'],
		['Qwerty@123', 'password_common'],
		['Welcome1!', 'password_common'],
		['!Welcome2024', 'password_common'],
		['Admin@123', 'password_common'],
		['L3tm31n!1', 'password_common'],
		['ILoveYou1!', 'password_common'],
		['Aa123456!', 'password_common'],
		['Abc@1234', 'password_common'],
		['1q2w3e4R!', 'password_common'],
		['Zagros2024!', 'password_common'],
		['Z@gr0s!23', 'password_common'],
		['Bitcoin#1', 'password_common'],
	])('%j is %s', (password, fault) => {
		expect(checkPassword(password)).toBe(fault)
	})
})

test.each<[string, FieldFault | undefined]>([
	['سارا', undefined],
	['می\u200cخواهم', undefined],
	["O'Brien-Šulc", undefined],
	['', 'required'],
	[' ', 'required'],
	['x'.repeat(51), 'too_long'],
	['Sara\r\nBcc: x@example.com', 'characters'],
	['Sara\u202eirak', 'characters'],
	['Sa\0ra', 'characters'],
])('the name %j is %s', (name, fault) => {
	expect(checkName(name)).toBe(fault)
})

test('a form reports each wrong field and no other', () => {
	const form = {
		firstName: 'Sara',
		lastName: '',
		email: 'sara',
		username: 'sara.karimi',
		password: 'Kavir#49lamp',
	}
	expect(checkSignUp(form)).toEqual({ lastName: 'required', email: 'email_format' })
	expect(checkSignUp({ ...form, lastName: 'K', email: 'sara@example.com' })).toEqual({})
})

test.each([
	['nima.radmanesh', 'nima.radmanesh'],
	['Nima_Radmanesh', 'nima.radmanesh'],
	['nima+news', 'nima.news'],
	['café.owner', 'cafe.owner'],
])('%s suggests %s first', (words, name) => {
	expect(proposeUsername(words, 0, Math.random)).toBe(name)
})

test.each([
	'',
	'x',
	'نیما',
	'...',
	'_',
	'a'.repeat(64),
	'short',
	'a.b.c.d.e.f.g.h.i.j.k.l',
	'12345678901234567890',
	'abcdefghijklm.o',
])('whatever the words (%s), every suggestion is valid', (words) => {
	for (let attempt = 0; attempt < 50; attempt += 1) {
		const name = proposeUsername(words, attempt, Math.random)
		expect([name, isUsername(name)]).toEqual([name, true])
	}
})
