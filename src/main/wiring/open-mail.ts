import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { brandAddresses, brandName } from '#domain/brand.ts'
import { keepDeletingOutboxFiles } from '#jobs/delete-outbox-files.ts'
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
	// Without a mail server the link is logged, so that the operator of a trial can copy it. On a public site the log
	// must not contain it.
	const isPublic = config.publicUrl.startsWith('https:')
	return createOutboxTransport(folder, from, ({ kind, file, ...secret }) =>
		logger.info(
			{ kind, file, ...(isPublic ? {} : secret) },
			'no SMTP_URL: an e-mail was written to the outbox folder',
		),
	)
}

/** Sends queued e-mails until stopped. */
export async function runMail(
	{ config, db, logger }: { config: Config; db: Queryable; logger: Logger },
	stop: AbortSignal,
): Promise<void> {
	const folder = resolve(config.dataDir, 'outbox')
	const onTrouble = (error: unknown) => logger.error({ err: error }, 'sending mail failed')
	const parts = {
		db,
		now: () => new Date(),
		publicUrl: config.publicUrl,
		transport: openMailTransport(config, folder, logger),
		onFailure: (failure: object) => logger.warn(failure, 'an e-mail was not sent'),
		onTrouble,
	}
	await Promise.all([deliverMail(parts, stop), keepDeletingOutboxFiles({ db, folder, onTrouble }, stop)])
}
