import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '#test/browser.ts'
import { runCommand } from '#test/command-line.ts'
import { codeOf } from '#test/operators.ts'
import { joinWithoutForm, newPerson } from './account-steps.ts'

/** Signs a user up, promotes them by the command and sets up the second factor in their browser. */
export async function becomeOperator(
	page: Page,
	{ origin, dataDir }: { origin: string; dataDir: string },
): Promise<{ username: string }> {
	const person = newPerson()
	await joinWithoutForm(page, 'en', person, dataDir)
	expect((await page.goto(`${origin}/operator/`))?.status()).toBe(404)
	const env = { DATA_DIR: dataDir, NEWS_MODE: 'sample', PUBLIC_URL: origin }
	const promoted = await runCommand(['users', 'promote', person.username, '--json'], { env })
	expect(promoted).toMatchObject({ code: 0 })
	const { link } = JSON.parse(promoted.out) as { link: string }
	await page.goto(link)
	await expectAccessible(page)
	const key = (await page.locator('#key').textContent()) ?? ''
	await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, Date.now()))
	await page.getByRole('button', { name: 'Turn it on' }).click()
	await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
	return { username: person.username }
}
