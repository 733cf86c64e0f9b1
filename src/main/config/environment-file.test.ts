import { expect, test } from 'vitest'
import { readEnvironmentFile } from './environment-file.ts'

test('a file is read as systemd reads it', () => {
	const text = [
		'# a comment',
		'; another',
		'PLAIN=smtp://user:p#ss@mail.example  ',
		'  SPACED = value with spaces',
		'DOUBLE="a \\"quoted\\" $HOME"',
		"SINGLE='as is: \\ $HOME'",
		'ESCAPED=one\\ two',
		'LONG=one\\',
		'two',
		'EMPTY=',
		'no assignment',
	].join('\n')
	expect(readEnvironmentFile(text)).toEqual({
		PLAIN: 'smtp://user:p#ss@mail.example',
		SPACED: 'value with spaces',
		DOUBLE: 'a "quoted" $HOME',
		SINGLE: 'as is: \\ $HOME',
		ESCAPED: 'one two',
		LONG: 'onetwo',
		EMPTY: '',
	})
})
