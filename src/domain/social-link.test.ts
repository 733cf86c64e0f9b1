import { expect, test } from 'vitest'
import { readSocialLink } from './social-link.ts'

test.each([
	['https://www.linkedin.com/in/sara-karimi', 'linkedin', 'https://www.linkedin.com/in/sara-karimi'],
	['https://ir.linkedin.com/in/sara/', 'linkedin', 'https://ir.linkedin.com/in/sara/'],
	['http://linkedin.com/in/sara?trk=mail#top', 'linkedin', 'https://linkedin.com/in/sara'],
	['instagram.com/sara.karimi', 'instagram', 'https://instagram.com/sara.karimi'],
	['https://twitter.com/sara', 'twitter', 'https://twitter.com/sara'],
	['https://x.com/sara', 'twitter', 'https://x.com/sara'],
	['HTTPS://WWW.FACEBOOK.COM/sara', 'facebook', 'https://www.facebook.com/sara'],
	[
		'https://www.facebook.com/profile.php?id=100&ref=x',
		'facebook',
		'https://www.facebook.com/profile.php?id=100',
	],
	['https://www.youtube.com/channel/UCabc_-1', 'youtube', 'https://www.youtube.com/channel/UCabc_-1'],
])('%s is recognised', (given, kind, href) => {
	expect(readSocialLink(given)).toEqual({ kind, href })
})

test.each([
	'javascript:alert(1)',
	'javascript://linkedin.com/in/x%0aalert(1)',
	'data:text/html,<script>alert(1)</script>',
	'https://linkedin.com.evil/in/x',
	'https://evil/?https://linkedin.com/in/',
	'https://evil.example/linkedin.com/in/x',
	'https://linkedin.com@evil.example/in/x',
	'https://sara:secret@linkedin.com/in/x',
	'https://linkedin.com:8443/in/x',
	'https://notlinkedin.com/in/x',
	'https://linkedın.com/in/x',
	'https://linkedin.com/company/x',
	'https://www.youtube.com/watch?v=1',
	'https://instagram.com/',
	'https://www.facebook.com/profile.php?id=javascript',
	'ftp://linkedin.com/in/x',
	'https://linkedin.com/in/<script>',
	`https://linkedin.com/in/${'x'.repeat(300)}`,
	'sara',
	'',
])('%s is not', (given) => {
	expect(readSocialLink(given)).toBeUndefined()
})
