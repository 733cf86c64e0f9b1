import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { brandAddresses, brandName } from '#domain/brand.ts'
import { keepForgettingLetters } from '#jobs/forget-letters.ts'
import { deliverMail } from '#jobs/send-mail.ts'
import type { MailTransport } from '#mail/mail.ts'
import { createOutboxTransport } from '#mail/outbox-transport.ts'
import { createSmtpTransport } from '#mail/smtp-transport.ts'
import type { Config } from '#main/config/config.ts'
import type { Queryable } from '#store/sql.ts'

export function openMailTransport(
	config: Config,
	folder: string,
	logger: Pick<Logger, 'info'>,
): MailTransport {
	const from = config.mailFrom ?? `${brandName.en} <${brandAddresses(config.brandDomain).info}>`
	if (config.smtpUrl !== undefined) return createSmtpTransport(config.smtpUrl, from)
	// Who tries it at home copies the link from here. A log of a public site is read by more than may read the letter.
	const isPublic = config.publicUrl.startsWith('https:')
	return createOutboxTransport(folder, from, ({ letter, file, ...secret }) =>
		logger.info({ letter, file, ...(isPublic ? {} : secret) }, 'no SMTP_URL: a letter in the outbox'),
	)
}

/** Sends the letters in the outbox until it is told to stop. */
export async function runMail(
	{ config, db, logger }: { config: Config; db: Queryable; logger: Logger },
	stop: AbortSignal,
): Promise<void> {
	const folder = resolve(config.dataDir, 'outbox')
	const onTrouble = (error: unknown) => logger.error({ err: error }, 'sending mail met trouble')
	const parts = {
		db,
		now: () => new Date(),
		publicUrl: config.publicUrl,
		transport: openMailTransport(config, folder, logger),
		onFailure: (failure: object) => logger.warn(failure, 'a letter was not sent'),
		onTrouble,
	}
	await Promise.all([deliverMail(parts, stop), keepForgettingLetters({ db, folder, onTrouble }, stop)])
}
